/** Strength against time as an SVG that any browser can show. */

interface Curve {
  readonly name: string;
  readonly points: readonly { readonly times: number; readonly share: number }[];
}

const WIDE = 640;
const HIGH = 360;
const LEFT = 56;
const RIGHT = 150;
const TOP = 20;
const BOTTOM = 44;
const FEWEST = 0.25;
const MOST = 4;
/** Curves differ in colour and in their dashes. */
const STROKES = ['#b3541e', '#2f5d8a', '#4d7a34', '#7a3e7d'];
const DASHES = ['', '8 4', '2 3', '10 3 2 3'];

export function plotOf(curves: readonly Curve[]): string {
  const doublings = Math.log2(MOST / FEWEST);
  const x = (times: number): number => LEFT + ((WIDE - LEFT - RIGHT) * Math.log2(times / FEWEST)) / doublings;
  const y = (share: number): number => TOP + (HIGH - TOP - BOTTOM) * (1 - share);
  const line = (x1: number, y1: number, x2: number, y2: number): string =>
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#8886" fill="none"/>`;
  const text = (at: number, below: number, anchor: string, what: string): string =>
    `<text x="${at}" y="${below}" text-anchor="${anchor}">${what}</text>`;
  const across = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      line(LEFT, y(share), WIDE - RIGHT, y(share)) + text(LEFT - 8, y(share) + 5, 'end', `${100 * share} %`),
  );
  const along = [0.25, 0.5, 1, 2, 4].map(
    (times) =>
      line(x(times), TOP, x(times), HIGH - BOTTOM) + text(x(times), HIGH - 24, 'middle', `${times}×`),
  );
  const drawn = curves.map(({ name, points }, i) => {
    const path = points
      .map(({ times, share }, n) => `${n === 0 ? 'M' : 'L'}${x(times)} ${y(share)}`)
      .join('');
    const style = `stroke="${STROKES[i % STROKES.length]}" stroke-dasharray="${DASHES[i % DASHES.length]}"`;
    const at = TOP + 12 + 22 * i;
    const key = `<path d="M${WIDE - RIGHT + 10} ${at - 5}h24" fill="none" stroke-width="2.5" ${style}/>`;
    return `<path d="${path}" fill="none" stroke-width="2.5" ${style}/>${key}${text(WIDE - RIGHT + 40, at, 'start', name)}`;
  });
  const title = text((LEFT + WIDE - RIGHT) / 2, HIGH - 6, 'middle', 'time of a turn, against king at 1×');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" font-family="sans-serif" font-size="13" fill="#777">` +
    `${[...across, ...along, ...drawn, title].join('')}</svg>\n`
  );
}
