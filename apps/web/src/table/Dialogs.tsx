import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialogs/props.ts';
import { useSitting, useUi } from './state/context.tsx';

/** Each comes when it is first opened. */
const DIALOGS = {
  rules: lazy(async () => ({ default: (await import('./dialogs/RulesDialog.tsx')).RulesDialog })),
  settings: lazy(async () => ({ default: (await import('./dialogs/SettingsDialog.tsx')).SettingsDialog })),
  keys: lazy(async () => ({ default: (await import('./dialogs/KeysDialog.tsx')).KeysDialog })),
  fair: lazy(async () => ({ default: (await import('./dialogs/FairDialog.tsx')).FairDialog })),
  resign: lazy(async () => ({ default: (await import('./dialogs/ResignDialog.tsx')).ResignDialog })),
  rewind: lazy(async () => ({ default: (await import('./dialogs/RewindDialog.tsx')).RewindDialog })),
  result: lazy(async () => ({ default: (await import('./dialogs/ResultDialog.tsx')).ResultDialog })),
  describe: lazy(async () => ({ default: (await import('./dialogs/DescribeDialog.tsx')).DescribeDialog })),
  share: lazy(async () => ({ default: (await import('./dialogs/ShareDialog.tsx')).ShareDialog })),
  hint: lazy(async () => ({ default: (await import('./dialogs/HintDialog.tsx')).HintDialog })),
  recap: lazy(async () => ({ default: (await import('./dialogs/RecapDialog.tsx')).RecapDialog })),
} as const;

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
          // The platform tells of a closing a moment later: by then another one may be open.
          if (ui.getState().dialog === open)
            ui.setState({ dialog: undefined, rule: undefined, pointed: undefined });
        }}
      />
    </Suspense>
  );
}
