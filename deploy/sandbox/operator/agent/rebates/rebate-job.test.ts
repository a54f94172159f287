import { house, playerOwner } from '../../ledger/ledger.ts';
import { type TestOperator, testOperator } from '../../testing/operator.ts';
import { shareOf } from './rebates.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe('the rebates of a day', () => {
  let operator: TestOperator;
  beforeAll(async () => {
    operator = await testOperator();
    await operator.context.jobs.runDue();
  }, 60_000);
  afterAll(() => operator.close());

  const idOf = async (username: string) => (await operator.context.accounts.byUsername('aurora', username))?.id ?? 0;
  const cashOf = async (username: string) =>
    operator.context.ledger.balance('aurora', { owner: playerOwner(await idOf(username)), kind: 'player_cash' });
  async function bet(username: string, amountMinor: number, key: string) {
    const owner = playerOwner(await idOf(username));
    await operator.context.ledger.post({
      merchant: 'aurora',
      key,
      kind: 'bet',
      reference: 'round:test',
      lines: [
        { account: { owner, kind: 'player_cash' }, amountMinor: -amountMinor },
        { account: { owner: house, kind: 'game_clearing' }, amountMinor },
      ],
    });
  }

  /** Amounts by member. */
  async function byMember(text: string, params: (string | Date)[]): Promise<Map<number, number>> {
    const rows = await operator.context.db.query<{ owner: string; amount: number }>(
      `select a.owner, sum(e.amount_minor)::bigint as amount from ledger_movement m
       join ledger_entry e on e.movement_id = m.id join ledger_account a on a.id = e.account_id
       where m.merchant = 'aurora' and a.owner like 'player:%' and ${text} group by 1`,
      params,
    );
    return new Map(rows.map(({ owner, amount }) => [Number(owner.slice('player:'.length)), Math.abs(amount)]));
  }
  const creditsOf = (day: string) => byMember("m.kind = 'rebate' and m.reference = $1", [`rebate:${day}`]);
  const betsOf = (day: string) => {
    const start = Date.parse(`${day}T00:00:00+09:00`);
    return byMember("m.kind = 'bet' and m.at >= $1 and m.at < $2", [new Date(start), new Date(start + dayMs)]);
  };
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

  it('are credited once when the day is over, also after time has been moved by several days', async () => {
    const before = { player: await cashOf('player01'), agent: await cashOf('agent01') };
    await bet('player01', 1_000_000, 'test-bet');
    await operator.context.jobs.runDue();
    expect(await cashOf('agent01')).toBe(before.agent);
    operator.context.clock.advance(3 * dayMs);
    await operator.context.jobs.runDue();
    operator.context.clock.advance(5 * 60_000);
    await operator.context.jobs.runDue();
    expect(await cashOf('player01')).toBe(before.player - 1_000_000);
    const credits = await creditsOf('2026-03-02');
    // player01 has no rate of its own, so the whole 1.2 % of its bets is the agent's; of all others' bets 1.2 % is shared out.
    expect(credits.has(await idOf('player01'))).toBe(false);
    expect(credits.get(await idOf('agent01'))).toBeGreaterThan(12_000);
    const bets = await betsOf('2026-03-02');
    expect(bets.get(await idOf('player01'))).toBe(1_000_000);
    const shares = [...bets.values()].map((betMinor) => shareOf(betMinor, 120));
    expect(sum([...credits.values()])).toBe(sum(shares));
    expect((await creditsOf('2026-03-03')).size).toBe(0);
    expect(await operator.context.ledger.check()).toMatchObject({ sumMinor: 0, balanceDifferences: [] });
  });
});
