import { likeMessage } from '../support/messages.ts';
import { buttonIn, type Tab } from './tab.ts';

/** The page of a running game, and the game in its frame. */
export function gameFrame({ page, text }: Tab) {
  const game = page.frameLocator('iframe');
  return {
    frame: page.locator('iframe'),
    spin: game.getByRole('button', { name: text('slots:spin'), exact: true }),
    startFreeSpins: game.getByRole('button', { name: text('slots:freeSpinsStart'), exact: true }),
    notice: game.getByRole('status').filter({ visible: true }).first(),
    back: buttonIn(page, text('games:frame.back')),
    about: page.getByRole('button', { name: likeMessage(text('games:card.about')) }),
    opening: page.getByText(text('games:frame.openingDetail')),

    /** Has the running game send a message to the page many times in a row. */
    async send(type: string, times: number): Promise<void> {
      const frame = page.frames().find((one) => one.url().includes('/play/'));
      if (!frame) throw new Error('There is no game on the page.');
      await frame.evaluate(
        ([message, count]) => {
          for (let n = 0; n < count; n += 1) window.parent.postMessage({ source: 'tessera-game', type: message }, '*');
        },
        [type, times] as const,
      );
    },
  };
}
