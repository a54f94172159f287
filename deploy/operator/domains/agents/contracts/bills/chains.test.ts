import { randomUUID } from 'node:crypto';
import { formatDate } from '@tessera/shared/format';
import { getIncome, getTeamBets, getTeamMembers, getTeamMovements, getTeamOverview } from '@tessera/shared/wire/agent';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { dayMs, hourMs, minuteMs } from '../../../../platform/clock/durations.ts';
import { type Random, seededRandom } from '../../../../platform/clock/random.ts';
import { expectLedgerInOrder } from '../../../../testing/expect-ledger-in-order.ts';
import { seededDatabases } from '../../../../testing/seeded-databases.ts';
import { houseOwner } from '../../../ledger/ledger.ts';
import { type TestAgent, type TierOf, withContracts } from '../testing/contract-fixture.ts';
import { type CountedBill, type CountedContract, firstPeriod, recount } from '../testing/recount.ts';
import { type CountedTeam, recountTeam } from '../testing/recount-figures.ts';

const isFull = Boolean(process.env.TESSERA_FULL);
const trees = isFull ? 50 : 2;
const kinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
const dividendRhythms = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
const zone = 'Asia/Seoul';
/** The month of a tree; time only moves forward, so each has its own, and one between for its beginning. */
function monthOf(tree: number): { readonly startMs: number; readonly endMs: number } {
  const local = (month: number) => Date.UTC(2026, month) - 9 * hourMs;
  return { startMs: local(4 + tree * 2), endMs: local(5 + tree * 2) };
}
const written = (ms: number): string => formatDate('yyyy-MM-dd hh:mm', ms, zone);

describe.each(seededDatabases.slice(0, 1))('the bills of a month of random trees on %s', (_name, on) => {
  const fixture = withContracts({ on });

  /** A tree of agents, each with members; parents come before their children. */
  async function plant(random: Random) {
    const types = [1, 2, 41, 42];
    const agents: TestAgent[] = [await fixture.newAccount(1)];
    for (let at = 1; at < 6; at += 1) {
      const parent = agents[random.int(agents.length)] as TestAgent;
      agents.push(await fixture.newAccount(types[random.int(4)] ?? 2, parent.id));
    }
    const members: TestAgent[] = [];
    for (let at = 0; at < 8; at += 1)
      members.push(await fixture.newAccount(0, (agents[random.int(agents.length)] as TestAgent).id));
    return { agents, everybody: [...agents, ...members] };
  }

  /** Contracts from the top down, each with rates up to those of its payer, for most agents and kinds. */
  async function sign(random: Random, agents: readonly TestAgent[]) {
    const rates = new Map<string, number>();
    const signed: (CountedContract & { readonly payer: number; readonly highest: number; readonly first: string })[] =
      [];
    const { db, clock } = fixture.context;
    for (const kind of kinds) {
      for (const agent of agents.slice(1)) {
        const payer = agents.find(({ id }) => id === agent.member.parentId) as TestAgent;
        const top = payer === agents[0] ? (kind === 'dividend' ? 5000 : 200) : (rates.get(`${kind} ${payer.id}`) ?? 0);
        if (top < 10 || random.int(5) === 0) continue;
        const highest = 2 + random.int(top - 1);
        const low = 1 + random.int(highest - 1);
        const tiers: TierOf[] = [
          { rate: low },
          { rate: highest, members: 1 + random.int(3), bet: random.int(3000), loss: random.int(500) },
        ];
        const rhythm = kind === 'dividend' ? (dividendRhythms[random.int(4)] ?? 'daily') : kind;
        const carriesOver = random.int(2) === 0;
        const isAutomatic = random.int(2) === 0;
        const made = await fixture.agree(
          payer,
          agent,
          kind,
          tiers,
          kind === 'dividend' ? { period: rhythm, carriesOver, isAutomatic } : { isAutomatic },
        );
        const above = signed.find((one) => one.kind === kind && one.agent === payer.id);
        const notBefore = [written(clock.now().getTime()), above?.first ?? ''].sort().at(-1) ?? '';
        rates.set(`${kind} ${agent.id}`, highest);
        signed.push({
          ...{ id: Number(made.id), kind, rhythm, agent: agent.id, payer: payer.id, highest },
          first: await firstPeriod(db, rhythm, notBefore),
          carriesOver: kind === 'dividend' && carriesOver,
          tiers: made.terms.tiers.map((tier) => ({ ...tier, validBet: tier.validBet * 100, loss: tier.loss * 100 })),
        });
      }
    }
    return signed;
  }

  /** Bets, payouts, cancelled bets, rebates and bonuses at random moments, some of them on the edge of a day. */
  async function play(random: Random, everybody: readonly TestAgent[], startMs: number, days: number) {
    const expense = { owner: houseOwner, kind: 'bonus_expense' } as const;
    let placed = 0;
    for (let round = 0; round < (isFull ? 12 * days : 40); round += 1) {
      const player = everybody[random.int(everybody.length)] as TestAgent;
      const onEdge = random.int(6) === 0;
      const at = new Date(startMs + random.int(days) * dayMs + (onEdge ? 0 : random.int(dayMs)));
      const stake = 1 + random.int(1000);
      const isTakenBack = random.int(5) === 0;
      await player.play(stake, { pays: random.int(3) === 0 ? random.int(2500) : 0, at, isTakenBack, game: 'slot' });
      placed += isTakenBack ? 0 : 1;
      if (random.int(5) === 0) await player.post('rebate', random.int(5000) + 1, expense, at);
      if (random.int(6) === 0) await player.post('bonus', random.int(9000) + 1, expense, at);
    }
    return placed;
  }

  const minor = (units: number): number => Math.round(units * 100);
  const inMinor = (figures: object, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, minor((figures as Record<string, number>)[name] ?? Number.NaN)]));

  /** Every figure that an agent's pages show of a month equals the recount. */
  async function expectPages(agent: TestAgent, team: CountedTeam, [from, to]: readonly [string, string]) {
    const period = { period: 'custom', from, to };
    const { id } = agent;
    const own = Object.keys(team.own(id));
    const overview = (await agent.call(getTeamOverview, period)).value as AnswerOf<typeof getTeamOverview>;
    expect(inMinor(overview.current.team, own)).toEqual(team.branch(id));
    expect(inMinor(overview.current.own, own)).toEqual(team.own(id));
    const { value: tree } = await agent.call(getTeamMembers, { ...period, pageSize: 100 });
    const rows = tree as AnswerOf<typeof getTeamMembers>;
    expect(inMinor(rows.sum, own)).toEqual(team.branch(id));
    expect(inMinor(rows.own, own)).toEqual(team.own(id));
    const byId = (ofRows: readonly (readonly [number, object])[]) => [...ofRows].sort(([one], [other]) => one - other);
    expect(byId(rows.list.map((row) => [Number(row.id), inMinor(row, own)]))).toEqual(
      byId(team.childrenOf(id).map((child) => [child, team.branch(child)])),
    );
    const income = (await agent.call(getIncome, period)).value as AnswerOf<typeof getIncome>;
    expect(inMinor(income.total, ['rebate', 'wages', 'dividend', 'paid'])).toEqual(team.income(id));
    const moves = (await agent.call(getTeamMovements, period)).value as AnswerOf<typeof getTeamMovements>;
    const moved = new Map(moves.sums.map(({ flow, amount }) => [flow, minor(amount)]));
    const { bet, payout, rebate, bonus } = team.branch(id);
    expect([
      moved.get('bet') ?? 0,
      moved.get('payout') ?? 0,
      moved.get('rebate') ?? 0,
      moved.get('bonus') ?? 0,
    ]).toEqual([bet === 0 ? 0 : -bet, payout, rebate, bonus]);
    const bets = (await agent.call(getTeamBets, period)).value as AnswerOf<typeof getTeamBets>;
    expect(minor(bets.sums.stake)).toBe(bet);
    return bets.sums.bets;
  }

  const billsOf = (contract: CountedContract) =>
    fixture.context.db.query<CountedBill & { paid: number; status: string }>(
      `select contract_id as contract, to_char(period_from at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as "from",
              active_members as active, valid_bet_minor as "validBet",
              valid_bet_minor - payout_minor - rebate_minor - bonus_minor as loss, base_minor as base, amount_minor as amount,
              paid_minor as paid, status
       from agent_bill where contract_id = $1 order by period_from`,
      [contract.id],
    );

  it.each(Array.from({ length: trees }, (_, seed) => seed))(
    'and every figure on the pages equal what is recounted from the ledger, and no chain pays more than its rates say (tree %i)',
    async (seed) => {
      const random = seededRandom(`contracts ${seed}`);
      const { startMs, endMs } = monthOf(seed);
      fixture.until(new Date(startMs - 12 * hourMs).toISOString());
      const { agents, everybody } = await plant(random);
      const signed = await sign(random, agents);
      await agents[0]?.give(100_000);
      const placed = await play(random, everybody, startMs, (endMs - startMs) / dayMs);
      // In two parts, each by two operators at once.
      for (const atMs of [startMs + 37 * hourMs, endMs + 10 * minuteMs]) {
        fixture.until(new Date(atMs).toISOString());
        await Promise.all([fixture.runJob(), fixture.runJob()]);
      }
      const stored = new Map<number, Awaited<ReturnType<typeof billsOf>>>();
      for (const contract of signed) {
        const bills = await billsOf(contract);
        stored.set(contract.id, bills);
        const expected = await recount(fixture.context.db, contract, [contract.first, written(endMs)]);
        expect(bills.map(({ paid, status, ...bill }) => bill)).toEqual(expected);
        for (const { amount, base, paid } of bills) {
          expect(amount).toBeLessThanOrEqual(Math.max(0, (base * contract.highest) / 10_000));
          expect(paid).toBeLessThanOrEqual(amount);
        }
      }
      // What a payer owes below for a period is at most its own rate of what the teams below have staked.
      for (const own of signed.filter(({ kind }) => kind !== 'dividend')) {
        const below = signed.filter(({ kind, payer }) => kind === own.kind && payer === own.agent);
        for (const { from } of stored.get(own.id) ?? []) {
          const theirs = below.flatMap(({ id }) => (stored.get(id) ?? []).filter((bill) => bill.from === from));
          const bets = theirs.reduce((sum, bill) => sum + Math.max(0, bill.validBet), 0);
          const owed = theirs.reduce((sum, { amount }) => sum + amount, 0);
          expect(owed).toBeLessThanOrEqual((bets * own.highest) / 10_000);
        }
      }
      await expectOncePerLevel(signed, stored, everybody);
      const month = [written(startMs).slice(0, 10), written(endMs - 1).slice(0, 10)] as const;
      const team = await recountTeam(fixture.context.db, agents[0]?.id ?? 0, month);
      const counts = [];
      for (const agent of agents) counts.push(await expectPages(agent, team, month));
      expect(counts[0]).toBe(placed);
      await expectLedgerInOrder(fixture.context.ledger);
      // The trees that follow have the same operator, much later.
      await fixture.context.db.query(
        "update agent_contract set ends_at = billed_until, ending = 'endAgreed' where state = 'accepted' and ends_at is null",
      );
    },
  );

  /** Every stake is in as many bills of a day as there are contracts on the way up from its player, its own among them. */
  async function expectOncePerLevel(
    signed: readonly CountedContract[],
    stored: ReadonlyMap<number, readonly CountedBill[]>,
    everybody: readonly TestAgent[],
  ) {
    const daily = signed.filter(({ kind }) => kind === 'daily');
    let billed = 0;
    for (const { id } of daily) for (const { validBet } of stored.get(id) ?? []) billed += validBet;
    let staked = 0;
    for (const { id, member } of everybody) {
      const [row] = await fixture.context.db.query<{ bet: number }>(
        'select coalesce(sum(stake_minor), 0)::bigint as bet from settled_stake where member_id = $1',
        [id],
      );
      const levels = daily.filter(({ agent }) => member.path.split('/').includes(String(agent))).length;
      staked += (row?.bet ?? 0) * levels;
    }
    expect(billed).toBe(staked);
  }

  it('a request to pay and the job at once never pay more than the bill', async () => {
    const [head, sub, , , player] = await fixture.newChain();
    await head.give(10_000);
    const terms = { isAutomatic: true };
    await fixture.agree(head, sub, 'daily', [{ rate: 100 }], terms);
    const start = fixture.context.clock.now();
    fixture.context.clock.advance(25 * hourMs);
    await player.play(5000);
    fixture.context.clock.advance(24 * hourMs);
    const key = randomUUID();
    await Promise.all([fixture.runJob(), fixture.runJob()]);
    const { list } = await fixture.bills(sub, 'daily');
    const paid = list.find(({ amount }) => amount > 0);
    await Promise.all([fixture.runJob(), ...(paid ? [fixture.pay(head, paid, key), fixture.pay(head, paid)] : [])]);
    expect(fixture.context.clock.now() > start).toBe(true);
    expect(await sub.cash()).toBe(5000);
  });
});
