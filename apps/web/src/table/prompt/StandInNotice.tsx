import type { SeatInfo } from '@four-crowns/protocol/client';
import { Bot } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSitting } from '../state/context.tsx';
import type { PromptProps } from './prompt-props.ts';
import { Row } from './Row.tsx';

interface Props extends PromptProps {
  readonly because: NonNullable<SeatInfo['standIn']>['because'];
  readonly seat: number;
}

/** Shown while a bot plays for this seat; one press takes the seat back. */
export function StandInNotice({ because, seat }: Props) {
  const t = useTranslations('table.standIn');
  const sitting = useSitting();
  return (
    <Row tone="alert" mark={<Bot aria-hidden size={24} />} text={t(because)}>
      {because === 'resigned' ? null : (
        <button
          type="button"
          className="button small primary"
          data-action="return"
          onClick={() => sitting.say({ type: 'return', seat })}
        >
          {t('back')}
        </button>
      )}
    </Row>
  );
}
