import { randomUUID } from 'node:crypto';
import { dayOf } from '@tessera/shared/format';
import { priceListId } from '@tessera/shared/lottery';
import { getRebateShares } from '@tessera/shared/wire/agent';
import { setMerchantSettings } from '@tessera/shared/wire/console';
import { cancelBet, getDraw, placeBets } from '@tessera/shared/wire/lottery';
import { dayMs } from '../../../platform/clock/durations.ts';
import { consoleClient } from '../../../testing/console-client.ts';
import { addSettledStake } from '../../../testing/settled-stake.ts';
import { siteClient } from '../../../testing/site-client.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { book } from '../../casino/wallet/movements.ts';
import { playerOwner } from '../../ledger/ledger.ts';
import { settleDue } from '../../lottery/settlement.ts';
import { creditStakes } from './credit-stakes.ts';
import { rebateRateOf, setRebateRate } from './rates.ts';
import { shareOf } from './rebates.ts';

describe('the rebates of a day', () => {
  const { operator } = withOperator();
  beforeAll(async () => {
    await operator.context.jobs.runDue();
  });

  const idOf = async (username: string) => (await operator.context.accounts.byUsername('aurora', username))?.id ?? 0;
  const cashOf = async (username: string) =>
    operator.context.ledger.balance('aurora', { owner: playerOwner(await idOf(username)), kind: 'player_cash' });
  /** A round that is over, without a win. */
  async function loseRound(username: string, amountMinor: number) {
    const member = await operator.context.accounts.byUsername('aurora', username);
    if (!member) throw new Error(`There is no ${username}.`);
    const [roundId, txId] = [randomUUID(), randomUUID()];
    const request = (fields: object) => ({
      provider: 'test',
      member,
      game: undefined,
      launchId: null,
      request: {
        requestId: randomUUID(),
        token: '',
        player: `aurora:${member.id}`,
        currency: 'P',
        gameCode: 'PG-0005',
        roundId,
        txId,
        amount: 0,
        roundClosed: true,
        ...fields,
      },
    });
    const { db, clock } = operator.context;
    await book(db, 'bet', request({ amount: amountMinor }), clock.now());
    await book(db, 'win', request({ txId: randomUUID(), refTxId: txId }), clock.now());
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

  /** Whose bets an agent's rebate of a day came from, in minor units; the parts are all of what was credited. */
  async function sharesOf(username: string, day: string, corrections = 0): Promise<ReadonlyMap<string, number>> {
    const site = siteClient(operator);
    const { body } = await site.call(getRebateShares, { day, pageSize: 100 }, { token: await site.tokenOf(username) });
    const { credited, cashback, adjusted, list } = body.value as unknown as {
      [part in 'credited' | 'cashback' | 'adjusted']: number;
    } & { list: { account: string; amount: number }[] };
    const cents = (amount: number) => Math.round(amount * 100);
    const shares = new Map(list.map(({ account, amount }) => [account, cents(amount)]));
    expect(sum([...shares.values(), cents(cashback), cents(adjusted)])).toBe(cents(credited));
    expect(cents(credited)).toBe(
      (await byMember("m.kind = 'rebate' and m.at >= $1 and m.at < $2", boundsOf(day))).get(await idOf(username)) ?? 0,
    );
    expect([username, day, cents(adjusted)]).toEqual([username, day, corrections]);
    return shares;
  }
  const boundsOf = (day: string) => {
    const start = Date.parse(`${day}T00:00:00+09:00`);
    return [new Date(start), new Date(start + dayMs)];
  };

  it('are credited once when the day is over, also after time has been moved by several days', async () => {
    const before = { player: await cashOf('player01'), agent: await cashOf('agent01') };
    await loseRound('player01', 1_000_000);
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
    const agentShares = await sharesOf('agent01', '2026-03-05');
    expect(agentShares.get('player01')).toBe(12_000);
    expect(sum([...agentShares.values()])).toBe(credits.get(await idOf('agent01')));
    expect(sum([...(await sharesOf('dist01', '2026-03-05')).values()])).toBe(credits.get(await idOf('dist01')) ?? 0);
    // And of the days before, which the demo begins with.
    expect((await sharesOf('agent01', '2026-02-20')).size).toBeGreaterThan(10);
    expect((await creditsOf('2026-03-03')).size).toBe(0);
    expect(await operator.context.ledger.check()).toMatchObject({ sumMinor: 0, balanceDifferences: [] });
  });

  describe('of bets on a draw after midnight', () => {
    const until = (iso: string) =>
      operator.context.clock.advance(new Date(iso).getTime() - operator.context.clock.now().getTime());
    const runJobs = () => operator.context.jobs.runDue();
    const stakeMinor = 1_000_000;

    async function betAhead(minutes: number): Promise<number> {
      const site = siteClient(operator);
      const token = await site.tokenOf('player01');
      const drawn = await site.call(getDraw, { code: 'K3' });
      const { current } = drawn.body.value as { current: { drawsAtMs: number } };
      const drawsAt = new Date(current.drawsAtMs + minutes * 60_000 + 9 * 3_600_000);
      const minuteOfDay = drawsAt.getUTCHours() * 60 + drawsAt.getUTCMinutes();
      const issue = `${drawsAt.toISOString().slice(0, 10).replaceAll('-', '')}-${String(minuteOfDay).padStart(4, '0')}`;
      const line = { gameCode: 'K3', issue, playCode: 'sum-sides', numbers: [['big']], unit: 10_000, multiple: 1 };
      const order = { requestId: randomUUID(), priceList: priceListId, lines: [line] };
      const { body } = await site.call(placeBets, order, { token });
      return Number((body.value as { bets: { id: string }[] }).bets[0]?.id);
    }
    const agentCredit = async (day: string) => (await creditsOf(day)).get(await idOf('agent01')) ?? 0;

    it('are not paid when the bet is cancelled after midnight', async () => {
      until('2026-03-10T23:55:00+09:00');
      await runJobs();
      const bet = await betAhead(17);
      until('2026-03-11T00:10:30+09:00');
      await runJobs();
      expect(await agentCredit('2026-03-10')).toBe(0);
      const site = siteClient(operator);
      const { status } = await site.call(cancelBet, { id: bet }, { token: await site.tokenOf('player01') });
      expect(status).toBe(200);
      until('2026-03-12T00:11:00+09:00');
      await runJobs();
      expect(await agentCredit('2026-03-11')).toBe(0);
    });

    it('are paid for the day on which the bet is settled', async () => {
      until('2026-03-12T23:55:00+09:00');
      await runJobs();
      await betAhead(17);
      until('2026-03-13T00:30:00+09:00');
      await settleDue(operator.context, operator.context.clock.now());
      await runJobs();
      expect(await agentCredit('2026-03-12')).toBe(0);
      until('2026-03-14T00:11:00+09:00');
      await runJobs();
      expect(await agentCredit('2026-03-13')).toBe(shareOf(stakeMinor, 120));
    });

    it('are reduced by stakes that earlier days paid too much for, as far as it takes', async () => {
      await operator.context.db.query(
        "insert into rebate_carry (member_id, merchant, stake_minor) values ($1, 'aurora', $2)",
        [await idOf('player01'), -1_500_000],
      );
      until('2026-03-14T12:00:00+09:00');
      await loseRound('player01', 1_000_000);
      until('2026-03-15T00:11:00+09:00');
      await runJobs();
      expect(await agentCredit('2026-03-14')).toBe(0);
      await loseRound('player01', 1_000_000);
      until('2026-03-16T00:11:00+09:00');
      await runJobs();
      expect(await agentCredit('2026-03-15')).toBe(shareOf(500_000, 120));
    });
  });

  describe('of a merchant that credits them as bets settle', () => {
    const back = consoleClient(() => operator);
    const choose = (rebates: 'daily' | 'settled') =>
      back.call(setMerchantSettings, { code: 'aurora', agents: { rebates } });
    const names = ['d01m11', 'd01p01', 'd01s01', 'dist01', 'agent01'];
    /** What each of the accounts was ever credited as a rebate. */
    async function held(): Promise<number[]> {
      const credits = await byMember('m.kind = $1', ['rebate']);
      return Promise.all(names.map(async (name) => credits.get(await idOf(name)) ?? 0));
    }
    const gained = async (before: readonly number[]) => (await held()).map((cash, at) => cash - (before[at] ?? 0));
    async function settle(amountMinor: number, corrects?: string) {
      const { db, clock } = operator.context;
      const memberId = await idOf('d01m11');
      return addSettledStake(db, { memberId, amountMinor, at: clock.now(), game: 'PG-0005', corrects });
    }
    /** What the accounts get for a valid bet: the rate of each above the highest below it. */
    async function shares(betMinor: number) {
      const rows = await operator.context.db.query<{ username: string; rate: number }>(
        `select m.username, coalesce(r.basis_points, 0) as rate from member m left join rebate_rate r on r.member_id = m.id
         where m.merchant = 'aurora' and m.username = any($1::text[])`,
        [names],
      );
      let paid = 0;
      return names.map((name) => {
        const due = Math.max(0, shareOf(betMinor, rows.find(({ username }) => username === name)?.rate ?? 0) - paid);
        paid += due;
        return due;
      });
    }
    beforeAll(async () => {
      await operator.context.jobs.runDue();
      await choose('settled');
    });

    it('are credited once for each bet, also by two operators at the same time', async () => {
      const before = await held();
      await settle(1_000_000);
      await Promise.all([creditStakes(operator.context), creditStakes(operator.context)]);
      await creditStakes(operator.context);
      expect(await gained(before)).toEqual(await shares(1_000_000));
      expect((await shares(1_000_000)).filter((share) => share > 0).length).toBeGreaterThan(3);
      const today = dayOf(operator.context.clock.now().getTime(), 'Asia/Seoul');
      const [, , , , share] = await shares(1_000_000);
      // The rebates of the day before were credited today as well, less what an earlier day had paid too much.
      expect((await sharesOf('agent01', today, -shareOf(500_000, 120))).get('d01m11')).toBe(share);
    });

    it('are taken back with a bet whose stake is taken back, from the next ones, at the rates at which they were paid', async () => {
      const before = await held();
      const bet = await settle(1_000_000);
      await creditStakes(operator.context);
      const rate = async (basisPoints: number) =>
        setRebateRate(operator.context.db, await idOf('agent01'), basisPoints);
      await rate(110);
      await settle(-1_000_000, bet);
      await creditStakes(operator.context);
      expect(await gained(before)).toEqual(await rate(120).then(() => shares(1_000_000)));
      await settle(1_500_000);
      await creditStakes(operator.context);
      expect(await gained(before)).toEqual(await shares(1_500_000));
    });

    it('are not credited again by the day, and a correction belongs to its bet after the merchant has changed its mind', async () => {
      const bet = await settle(1_000_000);
      await creditStakes(operator.context);
      await choose('daily');
      await settle(-400_000, bet);
      const before = await held();
      operator.context.clock.advance(2 * dayMs);
      await operator.context.jobs.runDue();
      expect(await gained(before)).toEqual([0, 0, 0, 0, 0]);
      await settle(900_000);
      operator.context.clock.advance(2 * dayMs);
      await operator.context.jobs.runDue();
      const [first, corrected, later] = await Promise.all([1_000_000, 600_000, 900_000].map(shares));
      expect(await gained(before)).toEqual(
        later?.map((share, at) => share - ((first?.[at] ?? 0) - (corrected?.[at] ?? 0))),
      );
      expect(await operator.context.ledger.check()).toMatchObject({ sumMinor: 0, balanceDifferences: [] });
    });
  });

  it('of bets that were placed before an account was moved belong to the agents who were above it then', async () => {
    const { db, clock, jobs } = operator.context;
    clock.advance(dayMs);
    await jobs.runDue();
    const of = async (day: string, name: string) => (await creditsOf(day)).get(await idOf(name)) ?? 0;
    const today = dayOf(clock.now().getTime(), 'Asia/Seoul');
    const before = clock.now();
    await addSettledStake(db, { memberId: await idOf('d03m01'), amountMinor: 1_000_000, at: before, game: 'PG-0005' });
    await db.query('select move_member($1, $2, $3)', [await idOf('d03m01'), await idOf('dist02'), before]);
    await addSettledStake(db, { memberId: await idOf('d03m01'), amountMinor: 500_000, at: before, game: 'PG-0005' });
    clock.advance(dayMs);
    await jobs.runDue();
    const rateOf = async (name: string) => rebateRateOf(db, await idOf(name));
    const own = await rateOf('d03m01');
    expect(await of(today, 'dist03')).toBe(shareOf(1_000_000, await rateOf('dist03')) - shareOf(1_000_000, own));
    expect(await of(today, 'dist02')).toBe(shareOf(500_000, await rateOf('dist02')) - shareOf(500_000, own));
  });
});
