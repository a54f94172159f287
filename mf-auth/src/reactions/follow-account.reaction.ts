import type { EventMap } from '@tessera/shared/events';
import { protectionChanged } from '../api/protection.ts';

/** A break that began, or an answer about marketing: also on another device, or at customer service. */
export default async function followAccount({ kinds }: EventMap['shell:account-changed']): Promise<void> {
  if (kinds.includes('protection')) await protectionChanged();
}
