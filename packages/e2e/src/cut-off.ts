import type { Page } from '@playwright/test';

/** Lists everything that extends beyond the window or the box that clips it, or is truncated with an ellipsis. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const frame = document.querySelector('[data-version]');
    const name = (e: Element) =>
      `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''} "${(e.textContent ?? '').trim().slice(0, 40)}"`;
    // Only log and chat may scroll, because they can be of any length.
    const mayScroll = (e: Element) => e.closest('[data-part=log], [data-part=chat]') !== null;
    for (const e of frame?.querySelectorAll<HTMLElement>('*') ?? []) {
      const style = getComputedStyle(e);
      if (style.clipPath !== 'none' || style.visibility === 'hidden' || e.closest('[popover]') !== null)
        continue;
      if (e.closest('svg') !== null && e.tagName !== 'svg') continue;
      const box = e.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || mayScroll(e)) continue;
      const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      if (out)
        wrong.push(`outside the window: ${name(e)} ${Math.round(box.right)} ${Math.round(box.bottom)}`);
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const isRead = e.matches('.unseen') || e.closest('.unseen') !== null;
      if (!(e instanceof HTMLElement) || !clips || isRead) continue;
      const wide = e.scrollWidth - e.clientWidth;
      const high = e.scrollHeight - e.clientHeight;
      if (wide > 1 || high > 1) wrong.push(`clipped by ${wide}, ${high}: ${name(e)}`);
    }
    return wrong;
  });
}
