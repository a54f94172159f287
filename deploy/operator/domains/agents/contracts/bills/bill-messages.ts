import { dayOf } from '@tessera/shared/format';
import { isAlwaysAutomatic } from '@tessera/shared/wire/agent';
import type { Merchant } from '../../../merchants/index.ts';
import type { AgentsNeeds } from '../../needs.ts';
import { type Bill, openMinor } from './bill-store.ts';

type Topic = 'bill.short' | 'bill.expiring';

async function post({ inbox }: Pick<AgentsNeeds, 'inbox'>, bill: Bill, topic: Topic, key: string): Promise<void> {
  const { merchant, payerId, agentId, payer, agent, kind } = bill;
  for (const memberId of [payerId, agentId])
    await inbox.post({
      ...{ merchant, memberId, topic, key: `${key}:${memberId}` },
      facts: { reference: `${bill.reference} (${payer} → ${agent})`, amountMinor: openMinor(bill), detail: kind },
    });
}

/** Notifies both sides that the payer could not pay. Bills of short periods share one message a day. */
export function postShort(
  { inbox, clock }: Pick<AgentsNeeds, 'inbox' | 'clock'>,
  { profile }: Merchant,
  bill: Bill,
): Promise<void> {
  const day = dayOf(clock.now().getTime(), profile.timeZone);
  const key = isAlwaysAutomatic(bill.kind)
    ? `agent-bills-short:${bill.contractId}:${day}`
    : `agent-bill:${bill.id}:short`;
  return post({ inbox }, bill, 'bill.short', key);
}

/** Notifies both sides that what is unpaid expires soon. Bills of short periods share one message a day. */
export function postExpiring({ inbox }: Pick<AgentsNeeds, 'inbox'>, { profile }: Merchant, bill: Bill): Promise<void> {
  const day = dayOf(bill.expiresAt.getTime(), profile.timeZone);
  const key = isAlwaysAutomatic(bill.kind)
    ? `agent-bills-expiring:${bill.contractId}:${day}`
    : `agent-bill:${bill.id}:expiring`;
  return post({ inbox }, bill, 'bill.expiring', key);
}
