import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useSettings } from '../settings/settings.ts';
import { hasHints } from './has-hints.ts';
import { useSitting } from './state/context.tsx';
import type { UiState } from './state/ui.ts';
import { useViewer } from './use-screen.ts';

const PARTS: { readonly [code: string]: string } = {
  KeyB: '[data-part=board] [tabindex="0"]',
  KeyH: '[data-part=hand] button',
  KeyP: '[data-prompt]',
  KeyL: '[data-part=log] [tabindex="0"]',
  KeyC: '[data-part=chat] input',
};
const OPENS: { readonly [code: string]: UiState['dialog'] } = { KeyR: 'rules', KeyS: 'settings' };

/** Single-key shortcuts, by position on the keyboard so that they work in any layout. */
export function useKeys(frame: RefObject<HTMLElement | null>): void {
  const sitting = useSitting();
  const viewer = useViewer();
  const isOn = useSettings((s) => s.shortcuts);
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.defaultPrevented || e.altKey || isTyping(e.target)) return;
      if (sitting.ui.getState().dialog !== undefined && !isClosing()) return;
      const isUndo = e.code === 'KeyZ' && (e.ctrlKey || e.metaKey) && !e.shiftKey;
      if (isUndo || (isOn && plain(e) && e.code === 'KeyU')) {
        const sight =
          typeof viewer === 'number' ? sitting.store.getState().snapshots.get(viewer)?.seatView : undefined;
        if (typeof viewer === 'number' && (sight?.undoable ?? 0) > 0) sitting.undo(viewer);
      } else if (e.key === 'Escape') {
        sitting.ui.setState({ toConfirm: undefined });
        sitting.dismissRefusal();
        return;
      } else if (!isOn || e.ctrlKey || e.metaKey) return;
      else if (e.key === '?') sitting.ui.setState({ dialog: 'keys' });
      else if (e.code === 'KeyI') {
        if (typeof viewer !== 'number' || !hasHints(sitting.store.getState())) return;
        sitting.ui.setState({ dialog: 'hint' });
      } else if (OPENS[e.code] !== undefined) sitting.ui.setState({ dialog: OPENS[e.code], rule: undefined });
      else if (!focusPart(e.code)) return;
      e.preventDefault();
    };
    const focusPart = (code: string): boolean => {
      const part = PARTS[code];
      if (part === undefined || (code === 'KeyC' && sitting.connection.kind === 'device')) return false;
      if (code === 'KeyL') sitting.ui.setState({ tab: 'log', side: 'log' });
      if (code === 'KeyC') sitting.ui.setState({ tab: 'chat', side: 'chat' });
      if (code === 'KeyH') sitting.ui.setState({ tab: 'hand' });
      // Focus at once, or the next key of a fast typist would be lost, unless the part has to be rendered first.
      const arrive = (): boolean => {
        const there = frame.current?.querySelector<HTMLElement>(part);
        there?.focus({ preventScroll: true });
        return there !== null && document.activeElement === there;
      };
      if (!arrive()) requestAnimationFrame(arrive);
      return true;
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [sitting, viewer, isOn, frame]);
}

const plain = (e: KeyboardEvent): boolean => !e.ctrlKey && !e.metaKey;

/** The browser reports that a dialog closed with a delay, and a fast typist's next key arrives before that. */
function isClosing(): boolean {
  return document.querySelector('dialog:not([open])') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
