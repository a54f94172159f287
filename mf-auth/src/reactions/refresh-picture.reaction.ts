import type { EventMap } from '@tessera/shared/events';
import { sessionState } from '@tessera/shared/session';
import { isSwitchOn } from '@tessera/shared/switches';
import { askPictureSaved } from '../api/picture.ts';

/** The header of every tab shows the picture that one of them has chosen; a tab of another account keeps its own. */
export default async function refreshPicture({ account, savedAtMs }: EventMap['auth:picture-saved']): Promise<void> {
  const session = sessionState();
  if ('member' in session && session.member.account === account && isSwitchOn('PROFPIC3'))
    await askPictureSaved(savedAtMs);
}
