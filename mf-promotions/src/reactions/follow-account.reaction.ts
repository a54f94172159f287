import type { EventMap } from '@tessera/shared/events';
import { pageQueries } from '@tessera/shared/query';
import { inboxKeys } from '../api/inbox.ts';
import { memberKeys } from '../api/promotions.ts';

/** What an application, a deposit or a bonus changes, and new messages: also what happened on another device. */
export default async function followAccount({ kinds }: EventMap['shell:account-changed']): Promise<void> {
  const keys = [
    ...(kinds.some((kind) => kind === 'bonus' || kind === 'deposit' || kind === 'promotion') ? memberKeys : []),
    ...(kinds.includes('message') ? inboxKeys : []),
  ];
  await Promise.all(keys.map((queryKey) => pageQueries().invalidateQueries({ queryKey })));
}
