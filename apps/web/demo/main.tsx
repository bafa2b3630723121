import '@fontsource-variable/alegreya/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '@four-crowns/ui-kit/theme.css';
import './demo.css';
import { createRoot } from 'react-dom/client';
import { Covers, Final } from './pages.tsx';
import { Bench } from './bench.tsx';
import { Live } from './live.tsx';
import { params } from './params.ts';
import { Mat } from './Mat.tsx';
import { positionNamed } from './position.ts';

document.documentElement.dataset['theme'] = params.theme;
document.documentElement.lang = params.lang;

const page = document.getElementById('root');
if (page === null) throw new Error('no root');
const position = positionNamed(params.position);
createRoot(page).render(
  params.page === 'bench' ? (
    <Bench seats={params.seats} />
  ) : params.page === 'live' ? (
    <Live seats={params.seats} />
  ) : params.page === 'final' ? (
    <Final position={position} />
  ) : params.page === 'cover' ? (
    <Covers />
  ) : (
    <Mat position={position} />
  ),
);
