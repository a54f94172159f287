import type { EventMap } from '@tessera/shared/events';
import { sessionState } from '@tessera/shared/session';
import { isSwitchOn, switches$ } from '@tessera/shared/switches';
import { askPicture } from '../api/picture.ts';

let waiting: { unsubscribe(): void } | undefined;

/** Asks once pictures are switched on over the open page, unless that member has left by then. */
function askOnceOn(role: 'member' | 'agent'): void {
  waiting = switches$.subscribe(() => {
    if (!isSwitchOn('PROFPIC3')) return;
    waiting?.unsubscribe();
    if (sessionState().role === role) void askPicture();
  });
}

/** The member's picture, for the header before any page of ours is opened. Without an answer the initial stays. */
export default async function showPicture({ role }: EventMap['auth:signed-in']): Promise<void> {
  waiting?.unsubscribe();
  if (role === 'trial') return;
  if (isSwitchOn('PROFPIC3')) await askPicture();
  else askOnceOn(role);
}
