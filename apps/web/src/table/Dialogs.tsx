import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import type { DialogProps } from './dialogs/dialog-props.ts';
import { useSitting, useUi } from './state/context.tsx';
import type { DialogName } from './state/ui.ts';

/** Each is loaded when it is first opened. */
const FILES = {
  rules: async () => ({ default: (await import('./dialogs/RulesDialog.tsx')).RulesDialog }),
  settings: async () => ({ default: (await import('./dialogs/SettingsDialog.tsx')).SettingsDialog }),
  keys: async () => ({ default: (await import('./dialogs/KeysDialog.tsx')).KeysDialog }),
  fair: async () => ({ default: (await import('./dialogs/FairDialog.tsx')).FairDialog }),
  resign: async () => ({ default: (await import('./dialogs/ResignDialog.tsx')).ResignDialog }),
  rewind: async () => ({ default: (await import('./dialogs/RewindDialog.tsx')).RewindDialog }),
  result: async () => ({ default: (await import('./dialogs/ResultDialog.tsx')).ResultDialog }),
  describe: async () => ({ default: (await import('./dialogs/DescribeDialog.tsx')).DescribeDialog }),
  share: async () => ({ default: (await import('./dialogs/ShareDialog.tsx')).ShareDialog }),
  hint: async () => ({ default: (await import('./dialogs/HintDialog.tsx')).HintDialog }),
  report: async () => ({ default: (await import('./dialogs/ReportDialog.tsx')).ReportDialog }),
  recap: async () => ({ default: (await import('./dialogs/RecapDialog.tsx')).RecapDialog }),
} as const satisfies {
  readonly [name in DialogName]: () => Promise<{ default: ComponentType<DialogProps> }>;
};

const DIALOGS = {
  rules: lazy(FILES.rules),
  settings: lazy(FILES.settings),
  keys: lazy(FILES.keys),
  fair: lazy(FILES.fair),
  resign: lazy(FILES.resign),
  rewind: lazy(FILES.rewind),
  result: lazy(FILES.result),
  describe: lazy(FILES.describe),
  share: lazy(FILES.share),
  hint: lazy(FILES.hint),
  report: lazy(FILES.report),
  recap: lazy(FILES.recap),
} as const;

/** Loads all of them, for a table that must work without the server. */
export async function fetchDialogs(): Promise<void> {
  await Promise.all(Object.values(FILES).map((load) => load()));
}

export function Dialogs(given: Omit<DialogProps, 'close'>) {
  const { ui } = useSitting();
  const open = useUi((s) => s.dialog);
  if (open === undefined) return null;
  const Open = DIALOGS[open];
  return (
    <Suspense fallback={null}>
      <Open
        {...given}
        close={() => {
          // The browser reports the closing with a delay, and another dialog may be open by then.
          if (ui.getState().dialog === open)
            ui.setState({ dialog: undefined, rule: undefined, pointed: undefined, reported: undefined });
        }}
      />
    </Suspense>
  );
}
