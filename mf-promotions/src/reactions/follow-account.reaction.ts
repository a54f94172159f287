import type { EventMap } from '@tessera/shared/events';
import { pageQueries } from '@tessera/shared/query';
import { memberKeys } from '../api/promotions.ts';

/** A deposit may meet the terms of a promotion, and a bonus was credited, released or given up: also on another device. */
export default async function followAccount({ kinds }: EventMap['shell:account-changed']): Promise<void> {
  if (!kinds.some((kind) => kind === 'bonus' || kind === 'deposit')) return;
  await Promise.all(memberKeys.map((queryKey) => pageQueries().invalidateQueries({ queryKey })));
}
