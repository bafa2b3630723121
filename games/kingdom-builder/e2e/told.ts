import type { Page } from '@four-crowns/e2e';
import { unpackChoices } from '@four-crowns/protocol/client';
import type { Action, ScoreLine } from '@four-crowns/core';
import type { ServerMessage, SeatView } from '@four-crowns/protocol/client';
import type { View } from '../src/view.ts';

export interface Told {
  readonly view: View;
  readonly choices: readonly Action[];
  readonly scores: readonly ScoreLine[];
}

/** Opens the page again and answers what the server said of the position: the page must show just that. */
export async function reopened(page: Page): Promise<Told> {
  const seatView = new Promise<SeatView>((found) => {
    page.once('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as ServerMessage;
        const first = message.type === 'welcome' ? message.snapshots[0] : undefined;
        if (first !== undefined) found(first.seatView);
      }),
    );
  });
  await page.reload();
  const { view, choices, scores } = await seatView;
  return { view: view as View, choices: unpackChoices(choices), scores };
}
