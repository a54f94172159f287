import type { EventMap } from '@tessera/shared/events';
import { currentMember } from '@tessera/shared/session';
import { countUnread } from '../api/notices.ts';
import { port } from '../port.ts';

/** Counts an agent's unread notices for the menu of the agent centre, which may be opened at any time. */
export default async function countNotices({ role }: EventMap['auth:signed-in']): Promise<void> {
  if (role !== 'agent') return;
  const member = currentMember()?.id;
  const unread = await countUnread();
  // Without an answer there is no number, and so no badge; an answer that comes after its member left is nobody's.
  if (unread.ok && currentMember()?.id === member) port.emit('agent:notices-counted', { count: unread.value.count });
}
