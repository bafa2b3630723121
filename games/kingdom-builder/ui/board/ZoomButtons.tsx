import type { Lang, ZoomPan } from '@four-crowns/ui-kit';
import { screenWords } from '../words.ts';
import styles from './Board.module.css';

/** For thumbs, and for returning to the whole board after zooming in. */
export function ZoomButtons({ zoom, lang }: { readonly zoom: ZoomPan; readonly lang: Lang }) {
  const say = screenWords(lang);
  const buttons = [
    { label: say('board.zoomIn'), act: () => zoom.zoomBy(1.6), path: 'M6 12h12M12 6v12' },
    { label: say('board.zoomOut'), act: () => zoom.zoomBy(1 / 1.6), path: 'M6 12h12' },
    { label: say('board.whole'), act: zoom.reset, path: 'M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4' },
  ];
  return (
    <div className={styles.zoom} data-zoomed={zoom.isZoomed ? '' : undefined}>
      {buttons.map(({ label, act, path }) => (
        <button key={path} type="button" aria-label={label} title={label} onClick={act} tabIndex={-1}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      ))}
    </div>
  );
}
