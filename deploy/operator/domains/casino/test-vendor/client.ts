import { one } from '@tessera/database/database';
import type { RoundState } from '@tessera/wallet-protocol/messages';
import type { CasinoNeeds } from '../needs.ts';
import type { ProviderClient } from '../reconcile/ask-provider.ts';
import { isTestVendorAway } from './settings.ts';
import { testVendorName } from './test-games.ts';

/** What the test vendor answers when the operator asks; while it is away, nothing. */
export function createTestVendorClient({ db }: Pick<CasinoNeeds, 'db'>): ProviderClient {
  async function requirePresent(): Promise<void> {
    if (await isTestVendorAway(db)) throw new Error('The test vendor is away.');
  }
  return {
    name: testVendorName,
    async stateOf(roundId) {
      await requirePresent();
      const [round] = await db.query<{ state: RoundState }>(
        `select case when state = 'refused' then 'unknown'
                     when exists (select 1 from test_vendor_call c where c.round_id = r.round_id and c.answer is null) then 'settling'
                     when state = 'open' then 'waiting' when state = 'asked' then 'settling' else 'settled' end as state
         from test_vendor_round r where round_id = $1`,
        [roundId],
      );
      return round?.state ?? 'unknown';
    },
    proofOf: async () => null,
    async totals() {
      await requirePresent();
      return one(
        await db.query<{ stakes: number; wins: number; pending: number }>(
          `select coalesce(sum(stake_minor) filter (where state in ('open', 'settled')), 0)::bigint as stakes,
                  coalesce(sum(payout_minor) filter (where state in ('open', 'settled')), 0)::bigint as wins,
                  (select count(*) from test_vendor_call where answer is null) as pending
           from test_vendor_round`,
        ),
      );
    },
  };
}
