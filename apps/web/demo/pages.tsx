import { Cover } from '../../../games/kingdom-builder/ui/Cover.tsx';
import { screen } from '@four-crowns/kingdom-builder/ui';
import { Button, FinalScore, Logo } from '@four-crowns/ui-kit';
import { NAMES, params } from './params.ts';
import type { Position } from './position.ts';

export function Covers() {
  return (
    <div className="covers">
      <Logo size="9rem" title="Four Crowns" />
      <Logo size="2.5rem" />
      <div className="cover">
        <Cover />
      </div>
    </div>
  );
}

export function Final({ position }: { readonly position: Position }) {
  const ru = params.lang === 'ru';
  return (
    <div className="final">
      <FinalScore
        lines={position.scores}
        names={NAMES.slice(0, position.view.seats)}
        rankOf={(seat) => 1 + (position.outcome?.places.findIndex((place) => place.includes(seat)) ?? 0)}
        Mark={screen.Mark}
        speed={params.speed}
        Icon={screen.ScoreIcon}
        labels={{
          caption: ru ? 'Подсчёт золота' : 'The gold is counted',
          line: (label) => screen.scoreLabel(label, params.lang),
          total: screen.scoreLabel('total', params.lang),
          skip: ru ? 'Показать всё' : 'Show all',
          verdict: [ru ? 'Победа: больше всего золота' : 'Won with the most gold'],
          place: (place) =>
            ru ? `${place}-е место` : `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'} place`,
        }}
      >
        <Button primary>{ru ? 'Ещё раз' : 'Play again'}</Button>
        <Button>{ru ? 'К столам' : 'Back'}</Button>
      </FinalScore>
    </div>
  );
}
