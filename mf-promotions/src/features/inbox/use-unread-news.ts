import { useSession } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { useEffect } from 'react';
import { useUnreadCount } from '../../api/inbox.ts';
import { port } from '../../port.ts';

/** How many messages are unread, for whoever has an inbox, and undefined for others; emits each change for the menus' badges. */
export function useUnreadNews(): number | undefined {
  const { role } = useSession();
  const hasInbox = useSwitch('INBOX3') && (role === 'member' || role === 'agent');
  const { data } = useUnreadCount({}, { enabled: hasInbox });
  const count = hasInbox ? (data ?? 0) : undefined;
  useEffect(() => {
    port.emit('promotions:unread-counted', { count: count ?? 0 });
  }, [count]);
  return count;
}
