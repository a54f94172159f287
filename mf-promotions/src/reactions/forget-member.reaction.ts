import { portOf } from '@tessera/shared/events';
import type contract from '../contract.ts';
import { forgetRead } from '../features/notices/read-notices.ts';

const port = portOf<typeof contract>('promotions');

/** Whoever left takes their numbers with them. */
export default function forgetMember(): void {
  forgetRead();
  port.emit('promotions:claimable-counted', { count: 0 });
}
