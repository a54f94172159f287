import { getTeamOverview } from '@tessera/shared/wire/agent';
import { house, playerOwner } from '../../ledger/ledger.ts';
import { type TestOperator, testOperator } from '../../testing/operator.ts';
import { siteClient } from '../../testing/site-client.ts';

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

  it('are credited once when the day is over, also after time has been moved by several days', async () => {
    const before = { player: await cashOf('player01'), agent: await cashOf('agent01') };
    await bet('player01', 1_000_000, 'test-bet');
    await operator.context.jobs.runDue();
    expect(await cashOf('agent01')).toBe(before.agent);
    operator.context.clock.advance(3 * dayMs);
    await operator.context.jobs.runDue();
    operator.context.clock.advance(5 * 60_000);
    await operator.context.jobs.runDue();
    // player01 has no rate of its own, so the whole 1.2 % is the agent's, beside what the rest of the team played that day.
    const site = siteClient(operator);
    const token = await operator.context.sessions.issue(await idOf('agent01'));
    const { body } = await site.call(getTeamOverview, { period: '7d' }, { token });
    expect(await cashOf('player01')).toBe(before.player - 1_000_000);
    const credits = await operator.context.db.query<{ amount: number; key: string }>(
      `select m.key, e.amount_minor as amount from ledger_movement m join ledger_entry e on e.movement_id = m.id
       join ledger_account a on a.id = e.account_id where m.kind = 'rebate' and a.owner = $1 and m.at > $2`,
      [playerOwner(await idOf('agent01')), new Date(operator.context.clock.now().getTime() - dayMs)],
    );
    expect(credits.map(({ key }) => key)).toEqual([`rebate:2026-03-02:${await idOf('agent01')}`]);
    expect(credits[0]?.amount).toBe(12_000);
    expect((body.value as { current: { own: { rebate: number } } }).current.own.rebate).toBeGreaterThanOrEqual(120);
    expect(await operator.context.ledger.check()).toMatchObject({ sumMinor: 0, balanceDifferences: [] });
  });
});
