import { Unseen } from '@four-crowns/ui-kit';
import type { Lang } from '@four-crowns/ui-kit';
import type { Title } from '../../src/data.ts';
import type { Standing } from '../../src/view.ts';
import { Banner } from '../art/Banner.tsx';
import { ScoreIcon } from '../art/TitleIcon.tsx';
import { gameWords, screenWords } from '../words.ts';
import styles from './Table.module.css';

interface TitleRowProps {
  readonly standing: Standing;
  /** Whether only its holder can see it so far (KBY-5.5). */
  readonly isHidden: boolean;
  readonly isLooked: boolean;
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly onLook: (title: Title | undefined) => void;
}

/** A title: its points, every player's count, who holds it and by how much. */
export function TitleRow({ standing, isHidden, isLooked, names, lang, onLook }: TitleRowProps) {
  const { title, value, counts, holder, privateOf } = standing;
  const word = gameWords(lang);
  const say = screenWords(lang);
  const isLast = title === 'vandal' || title === 'staff_rat';
  const rest = counts.filter((_, seat) => seat !== holder);
  const lead = holder === null ? 0 : (counts[holder] ?? 0) - Math.max(0, ...rest);
  const name = holder === null ? '' : (names[holder] ?? '');
  const said =
    holder === null
      ? say(counts.some((count) => count > 0) ? 'table.tie' : 'table.nobody')
      : isLast
        ? say('table.last', { name })
        : say('table.holder', { name, lead });
  return (
    <li
      className={styles.title}
      data-title={title}
      data-private={isHidden ? '' : undefined}
      data-penalty={value < 0 ? '' : undefined}
      title={`${word(`title.${title}`)}. ${word(`titleHelp.${title}`)} ${said}.`}
      data-looked={isLooked ? '' : undefined}
      onPointerOver={() => onLook(title)}
      onPointerLeave={() => onLook(undefined)}
    >
      <ScoreIcon label={title} size="1.85rem" />
      <h3 className={styles.name}>
        {word(`title.${title}`)}
        {isHidden ? <em>{say('table.private')}</em> : undefined}
        {privateOf !== null && !isHidden ? (
          <Unseen>{say('table.privateOf', { seat: names[privateOf] ?? '' })}</Unseen>
        ) : undefined}
      </h3>
      <b className={styles.value} title={say('table.value', { count: value })}>
        {value > 0 ? `+${value}` : `−${Math.abs(value)}`}
      </b>
      <Unseen>
        {word(`titleHelp.${title}`)} {said}
      </Unseen>
      <ul className={styles.counts}>
        {counts.map((count, seat) => (
          <li
            key={seat}
            data-holder={seat === holder ? '' : undefined}
            data-none={count === 0 ? '' : undefined}
          >
            <Banner seat={seat} size="1rem" />
            <Unseen>{names[seat]}</Unseen>
            {isLast ? (seat === holder ? '●' : '–') : count}
            {seat === holder && !isLast ? <small aria-hidden="true">+{lead}</small> : undefined}
          </li>
        ))}
      </ul>
    </li>
  );
}
