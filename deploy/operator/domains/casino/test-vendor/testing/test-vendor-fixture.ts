import { randomUUID } from 'node:crypto';
import {
  actOnTestRound,
  getTestRounds,
  placeTestBet,
  sendTestCalls,
  switchTestVendor,
  type TestDelivery,
  type TestRound,
  type TestRoundAct,
} from '@tessera/shared/wire/console';
import { getBetRecord, getProfit } from '@tessera/shared/wire/wallet';
import { consoleClient } from '../../../../testing/console-client.ts';
import type { SuiteDatabase } from '../../../../testing/with-operator.ts';
import { wrongSums } from '../../../bets/testing/bets-fixture.ts';
import { houseOwner, playerOwner } from '../../../ledger/ledger.ts';
import { type BonusPlayer, withBonusFixture } from '../../../promotions/testing/bonus-fixture.ts';
import { differenceOfTotals } from '../../reconcile/totals.ts';
import { createTestVendorClient } from '../client.ts';

interface Recorded {
  readonly category: string;
  readonly vassalage: string;
  readonly status: string;
  readonly stake: number;
  readonly payout: number;
}

/** Days of merchant aurora that hold every test. */
const period = { from: '2026-02-01', to: '2026-04-30' };

/**
 * The test vendor as the console drives it, for players of aurora. After each test the ledger is in order, sums agree with
 * bets, and the vendor's totals with the operator's. Amounts are decimals of aurora's P.
 */
export function withTestVendor({ on }: SuiteDatabase = {}) {
  const fixture = withBonusFixture(on ? { on } : {});
  const office = consoleClient(() => fixture.operator);
  beforeAll(async () => {
    const { status } = await office.call(switchTestVendor, { merchant: 'aurora', isOn: true });
    if (status !== 200) throw new Error(`The test vendor was not switched on: ${status}.`);
  });
  afterEach(async () => {
    expect(await wrongSums(fixture.context.db)).toEqual([]);
    const difference = await differenceOfTotals(fixture.context, createTestVendorClient(fixture.context));
    expect(difference ?? { stakes: 0, wins: 0 }).toEqual({ stakes: 0, wins: 0 });
  });

  async function bet(player: BonusPlayer, product: string, stake: number, delivery: TestDelivery = 'once') {
    // A bet is taken from players who are signed in.
    await fixture.context.sessions.issue(player.member.id);
    const { merchant, username } = player.member;
    const request = { merchant, username, code: `TEST-${product}`, stakeMinor: stake * 100, delivery };
    const { status, code, value } = await office.call(placeTestBet, request);
    if (status !== 200) throw new Error(code);
    return (value as { roundId: string }).roundId;
  }
  const act = (roundId: string, what: TestRoundAct, amount = 0, delivery: TestDelivery = 'once') =>
    office.call(actOnTestRound, { roundId, act: what, amountMinor: amount * 100, delivery });

  return {
    fixture,
    office,
    bet,
    act,
    /** Takes cash away, as a withdrawal does. */
    spend: ({ member }: BonusPlayer, amount: number) =>
      fixture.context.ledger.post({
        merchant: 'aurora',
        key: randomUUID(),
        kind: 'withdrawal-paid',
        reference: 'test',
        lines: [
          { account: { owner: playerOwner(member.id), kind: 'player_cash' }, amountMinor: -amount * 100 },
          { account: { owner: houseOwner, kind: 'bank_clearing' }, amountMinor: amount * 100 },
        ],
      }),
    sendHeld: (order: 'made' | 'newest-first') => office.call(sendTestCalls, { order }),
    async round(roundId: string): Promise<TestRound> {
      const { value } = await office.call(getTestRounds, { pageSize: 100 });
      const found = (value as { list: TestRound[] }).list.find((one) => one.roundId === roundId);
      if (!found) throw new Error(`There is no round ${roundId}.`);
      return found;
    },
    async bets(player: BonusPlayer, days = period): Promise<Recorded[]> {
      const { value } = await player.call(getBetRecord, { ...days, pageSize: 50 });
      return (value as { list: Recorded[] }).list;
    },
    async profit(player: BonusPlayer, days = period) {
      const { value } = await player.call(getProfit, days);
      return (value as { total: { bets: number; stake: number; payout: number; net: number } }).total;
    },
    /** What wagering, rebates and cashback have of a round in all: stake, cash stake, cash payout. */
    async counted(roundId: string): Promise<number[]> {
      const rows = await fixture.context.db.query<{ sums: number[] }>(
        `select array[coalesce(sum(stake_minor), 0), coalesce(sum(cash_stake_minor), 0), coalesce(sum(cash_payout_minor), 0)]::bigint[] as sums
         from settled_stake where $1 in (source, corrects)`,
        [`round:test-vendor:${roundId}`],
      );
      return (rows[0]?.sums ?? []).map((sum) => Number(sum) / 100);
    },
    /** Stakes and payouts as the player's agents see them. */
    async teamFigures({ member }: BonusPlayer): Promise<Record<string, number>> {
      const rows = await fixture.context.db.query<{ flow: string; amount: number }>(
        `select flow, sum(amount)::bigint as amount from team_flows('aurora', $1, '2026-01-01', '2027-01-01')
         where member_id = $2 group by 1`,
        [member.path, member.id],
      );
      return Object.fromEntries(rows.map(({ flow, amount }) => [flow, amount / 100]));
    },
  };
}
