import type { EventMap } from '@tessera/shared/events';
import { isSwitchOn } from '@tessera/shared/switches';
import { askPicture } from '../api/picture.ts';

/** The member's picture, for the header before any page of ours is opened. Without an answer the initial stays. */
export default async function showPicture({ role }: EventMap['auth:signed-in']): Promise<void> {
  if (role !== 'trial' && isSwitchOn('PROFPIC3')) await askPicture();
}
