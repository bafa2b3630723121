import '@four-crowns/ui-kit/theme.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Routes } from './app/Routes.tsx';
import { Wording } from './app/Wording.tsx';
import { startSession } from './app/session.ts';
import { followTheme } from './settings/settings.ts';
import { followLang, needWords } from './words/use-words.ts';

followTheme();
followLang();
void startSession();

const root = document.querySelector('#app');
if (root === null) throw new Error('the page has no #app');
await needWords('common');
createRoot(root).render(
  <StrictMode>
    <Wording>
      <Routes />
    </Wording>
  </StrictMode>,
);
