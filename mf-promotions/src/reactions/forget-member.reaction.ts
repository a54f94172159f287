import { reloadRead } from '../features/notices/read-notices.ts';
import { port } from '../port.ts';

/** Whoever left takes their numbers with them. */
export default function forgetMember(): void {
  reloadRead();
  port.emit('promotions:claimable-counted', { count: 0 });
  port.emit('promotions:missions-counted', { count: 0 });
  port.emit('promotions:turnover-counted', { leftMinor: null });
  port.emit('promotions:unread-counted', { count: 0 });
}
