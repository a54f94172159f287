import { getClosing } from '@tessera/shared/wire/auth';
import {
  claimMission,
  getMissionLeaderboard,
  getMissionSummary,
  setWinnerSetting,
} from '@tessera/shared/wire/promotions';
import { seededRandom } from '../../platform/clock/random.ts';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { inboxOf } from '../../testing/inbox-of.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { openTrialAccount } from '../identity/index.ts';
import { addMission, changeMission, readMissions, setMissionBudget } from './mission-store.ts';
import { type Bet, countAnew, goals, mondayOf } from './testing/count-anew.ts';
import { type MissionPlayer, missions, names, reward, rulesOf, withMissions } from './testing/mission-fixture.ts';

describe.each(seededDatabases)('missions on %s', (_name, open) => {
  const { operator, site, clock, until, runJob, author, newPlayer, grantedOf } = withMissions({ on: open });

  // The tests follow one calendar, in Korean time; 2026-03-09 is a Monday.
  beforeAll(async () => {
    const { db } = operator.context;
    until('2026-03-02T12:00:00+09:00');
    for (const { id, version } of await readMissions(db, 'aurora'))
      await db.transaction(() => changeMission(db, 'aurora', id, version, { isOffered: false }, author()));
    until('2026-03-09T12:00:00+09:00');
    for (const [id, [period, rules]] of Object.entries(missions))
      await addMission(db, 'aurora', { id, period, rules, names: names(id), budgetMinor: null }, author());
  });

  it('an empty leaderboard is empty, and a member who has done nothing sees every mission at zero', async () => {
    const player = await newPlayer();
    expect(await player.board()).toMatchObject({ list: [], mine: { place: null, completed: 0 }, isShown: true });
    expect(await player.list()).toMatchObject([
      { id: 'slots-day', name: 'slots-day 미션', state: 'running', stake: { done: 0, target: 1000 }, count: null },
      { id: 'bets-day', state: 'running', stake: null, count: { done: 0, target: 3 } },
      { id: 'games-week', count: { done: 0, target: 3 } },
      { id: 'days-week', count: { done: 0, target: 2 } },
    ]);
    expect(await player.claim('slots-day')).toMatchObject({ status: 409, code: 'mission.not.completed' });
    expect(await player.claim('nothing')).toMatchObject({ status: 404, code: 'mission.unknown' });
  });

  it('stakes of the product, bets, different games and days are counted from settled bets, each once', async () => {
    const player = await newPlayer();
    // What is not in the record of bets, such as the past of a demo account, counts for nothing.
    await player.settle(900_000, { game: undefined });
    await player.settle(60_000, { game: 'PG-1' });
    await player.settle(30_000, { game: 'PG-1' });
    await player.settle(90_000, { game: 'PG-2', category: 'LIVE' });
    expect(await player.list()).toMatchObject([
      { id: 'slots-day', stake: { done: 900 }, state: 'running' },
      { id: 'bets-day', count: { done: 3 }, state: 'completed' },
      { id: 'games-week', count: { done: 2 } },
      { id: 'days-week', count: { done: 1 } },
    ]);
    await player.settle(10_000, { game: 'PG-3' });
    await runJob();
    expect((await player.list()).map(({ state }) => state)).toEqual(['completed', 'completed', 'completed', 'running']);
    expect(await player.claim('slots-day')).toMatchObject({ value: { amount: 50 } });
    expect(await player.of('slots-day')).toMatchObject({ state: 'claimed' });
    expect(await player.cash()).toBe(reward);
  });

  it('the reward of a completed mission keeps an account open until it is paid', async () => {
    const player = await newPlayer();
    await player.settle(100_000);
    await runJob();
    const obstacles = async () => (await player.call(getClosing, {})).value;
    expect(await obstacles()).toEqual({ obstacles: ['reward'] });
    await player.claim('slots-day');
    expect(await obstacles()).toEqual({ obstacles: ['balance'] });
  });

  it('a correction takes back a completion that was not claimed, with its budget, and never a paid reward', async () => {
    const [early, late] = [await newPlayer(), await newPlayer()];
    const bets = [await early.settle(100_000), await late.settle(100_000)];
    await runJob();
    const granted = await grantedOf('slots-day');
    await early.claim('slots-day');
    await early.settle(-1, { corrects: bets[0] as string });
    await late.settle(-1, { corrects: bets[1] as string });
    expect(await late.of('slots-day')).toMatchObject({ state: 'running', stake: { done: 999.99 } });
    expect(await late.claim('slots-day')).toMatchObject({ status: 409, code: 'mission.not.completed' });
    await runJob();
    expect(await grantedOf('slots-day')).toBe((granted ?? 0) - reward);
    expect([await early.of('slots-day'), await early.cash()]).toMatchObject([{ state: 'claimed' }, reward]);
    await late.settle(1);
    await Promise.all([runJob(), runJob()]);
    expect(await late.of('slots-day')).toMatchObject({ state: 'completed' });
    expect(await grantedOf('slots-day')).toBe(granted);
    // A bet that is wholly taken back is no bet.
    await late.settle(-99_999, { corrects: bets[1] as string });
    expect(await late.of('bets-day')).toMatchObject({ count: { done: 1 } });
  });

  it('64 claims of one mission pay once, and all of them answer the same', async () => {
    const player = await newPlayer();
    await player.settle(100_000);
    const claims = await Promise.all(Array.from({ length: 64 }, () => player.claim('slots-day', '2026-03-09')));
    expect(new Set(claims.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await player.cash()).toBe(reward);
    await expectLedgerInOrder(operator.context.ledger);
  });

  it('a budget is spent to its last reward and no further by 16 members at once; a raised one pays the others', async () => {
    const { db } = operator.context;
    const setBudget = async (count: number) => {
      const granted = (await grantedOf('bets-day')) ?? 0;
      await db.transaction(() => setMissionBudget(db, 'aurora', 'bets-day', granted + count * reward));
    };
    await setBudget(10);
    const players = await Promise.all(Array.from({ length: 16 }, newPlayer));
    for (const player of players) for (let bet = 0; bet < 3; bet += 1) await player.settle(100);
    const [claims] = await Promise.all([
      Promise.all(players.slice(0, 8).map((player) => player.claim('bets-day', '2026-03-09'))),
      runJob(),
    ]);
    const cash = async () => (await Promise.all(players.map(({ cash }) => cash()))).reduce((sum, one) => sum + one, 0);
    const states = async () => (await Promise.all(players.map(({ of }) => of('bets-day')))).map((one) => one?.state);
    const refused = claims.filter(({ status }) => status !== 200);
    expect(refused.every(({ code }) => code === 'mission.budget.spent')).toBe(true);
    expect((await states()).filter((state) => state !== 'spent')).toHaveLength(10);
    expect(await cash()).toBe((8 - refused.length) * reward);
    // Whoever has not begun a mission without a budget is not led into it.
    expect(await (await newPlayer()).of('bets-day')).toBeUndefined();
    await setBudget(6);
    await runJob();
    expect((await states()).filter((state) => state === 'spent')).toEqual([]);
    await db.transaction(() => setMissionBudget(db, 'aurora', 'bets-day', null));
  });

  it('what a period completed without a budget stays unpaid when the budget is raised after the period', async () => {
    const { db } = operator.context;
    const granted = (await grantedOf('bets-day')) ?? 0;
    const setBudget = (budgetMinor: number | null) =>
      db.transaction(() => setMissionBudget(db, 'aurora', 'bets-day', budgetMinor));
    await setBudget(granted);
    const player = await newPlayer();
    const day = (await player.of('slots-day'))?.startsOn ?? '';
    const bet = await player.settle(100);
    for (const stake of [100, 100]) await player.settle(stake);
    await runJob();
    clock().advance(2 * 86_400_000);
    await setBudget(null);
    expect(await player.claim('bets-day', day)).toMatchObject({ status: 409, code: 'mission.budget.spent' });
    await player.settle(-1, { corrects: bet });
    await runJob();
    expect(await player.claim('bets-day', day)).toMatchObject({ status: 409, code: 'mission.budget.spent' });
    expect([await player.cash(), await grantedOf('bets-day')]).toEqual([0, granted]);
  });

  it('the last moment of a day and of a week belongs to it, and the next one to the next', async () => {
    const player = await newPlayer();
    until('2026-03-15T23:59:59.999+09:00');
    await player.settle(99_999, { game: 'PG-1' });
    until('2026-03-16T00:00:00+09:00');
    await player.settle(1, { game: 'PG-2' });
    expect(await player.list()).toMatchObject([
      { id: 'slots-day', startsOn: '2026-03-16', stake: { done: 0.01 } },
      { id: 'bets-day', count: { done: 1 } },
      { id: 'games-week', startsOn: '2026-03-16', count: { done: 1 } },
      { id: 'days-week', count: { done: 1 } },
    ]);
    await player.settle(1, { corrects: await player.settle(1) });
    until('2026-03-17T00:00:00+09:00');
    await player.settle(1);
    expect(await player.of('days-week')).toMatchObject({ state: 'completed', count: { done: 2 } });
  });

  it('what nobody claims is credited after the period, once, with a message; also after a break has begun', async () => {
    const [idle, resting, busy] = [await newPlayer(), await newPlayer(), await newPlayer()];
    for (const player of [idle, resting, busy]) await player.settle(100_000);
    await resting.takeBreak();
    expect(await resting.list()).toMatchObject([{ id: 'slots-day', state: 'completed' }]);
    until('2026-03-18T00:09:59+09:00');
    await runJob();
    expect(await idle.cash()).toBe(0);
    expect((await idle.list())[0]).toMatchObject({ startsOn: '2026-03-17', state: 'completed' });
    until('2026-03-18T00:10:00+09:00');
    await Promise.all([runJob(), runJob(), busy.claim('slots-day', '2026-03-17')]);
    await runJob();
    for (const player of [idle, resting, busy]) expect(await player.cash()).toBe(reward);
    expect(await inboxOf(operator.context, idle.id, 'mission:%')).toMatchObject([
      ['mission.credited', expect.anything()],
    ]);
    expect(await resting.list()).toEqual([]);
    await expectLedgerInOrder(operator.context.ledger);
  });

  it('what a period has begun with stays: new rules and being switched off count from the next one', async () => {
    const { db } = operator.context;
    const [begun, other] = [await newPlayer(), await newPlayer()];
    await begun.settle(1000);
    const change = (version: number, next: Parameters<typeof changeMission>[4]) =>
      db.transaction(() => changeMission(db, 'aurora', 'slots-day', version, next, author()));
    await change(1, { rules: { ...rulesOf('stake', 200_000, 'RNG'), rewardMinor: 9000 } });
    await change(2, { isOffered: false });
    await expect(change(2, { isOffered: true })).rejects.toMatchObject({ code: 'mission.changed' });
    await expect(change(3, { rules: rulesOf('bets', 2) })).rejects.toMatchObject({ code: 'mission.kind.fixed' });
    await expect(change(3, { rules: rulesOf('stake', 0) })).rejects.toThrow();
    expect(await other.of('slots-day')).toBeUndefined();
    expect(await begun.of('slots-day')).toMatchObject({ stake: { target: 1000 } });
    await begun.settle(99_000);
    expect(await begun.claim('slots-day')).toMatchObject({ value: { amount: 50 } });
    until('2026-03-19T00:00:01+09:00');
    await begun.settle(100_000);
    expect(await begun.of('slots-day')).toBeUndefined();
    await change(3, { rules: rulesOf('stake', 100_000, 'RNG'), isOffered: true });
    expect(await begun.of('slots-day')).toBeUndefined();
    until('2026-03-20T00:00:00+09:00');
    expect(await begun.of('slots-day')).toMatchObject({ state: 'running', stake: { done: 0, target: 1000 } });
  });

  it('with promotions off the calls are not there and nothing is completed; what was completed before is credited', async () => {
    const { merchants } = operator.context;
    const [early, late] = [await newPlayer(), await newPlayer()];
    await early.settle(100_000);
    await runJob();
    await merchants.setSwitches('aurora', { MF_PROMOTIONS: false });
    try {
      await late.settle(100_000);
      await runJob();
      for (const [endpoint, request] of [
        [getMissionSummary, {}],
        [getMissionLeaderboard, {}],
        [claimMission, { missionId: 'slots-day', startsOn: '2026-03-20' }],
      ] as const)
        expect(await early.call(endpoint, request)).toMatchObject({ code: 'function.not.available' });
      clock().advance(2 * 86_400_000);
      await runJob();
      expect([await early.cash(), await late.cash()]).toEqual([reward, 0]);
    } finally {
      await merchants.setSwitches('aurora', { MF_PROMOTIONS: true });
    }
  });

  it('a claim for a day that does not exist is refused', async () => {
    expect(await (await newPlayer()).claim('slots-day', '2026-02-31')).toMatchObject({ status: 400 });
  });

  it('trial accounts have no missions', async () => {
    const trial = await openTrialAccount(operator.context, operator.context.merchants.byCode('aurora') as never);
    const token = await operator.context.sessions.issue(trial.id);
    for (const [endpoint, request] of [
      [getMissionSummary, {}],
      [getMissionLeaderboard, {}],
      [claimMission, { missionId: 'slots-day', startsOn: '2026-03-20' }],
    ] as const)
      expect(await site.call(endpoint, request, { token })).toMatchObject({
        status: 403,
        body: { errorCode: 'account.trial' },
      });
  });

  it('the leaderboard ranks by completed missions, equals by who was first, masked, without whoever left it', async () => {
    until('2026-03-23T12:00:00+09:00');
    const players = await Promise.all(Array.from({ length: 5 }, newPlayer));
    const [first, second, most, hidden, resting] = players as [
      MissionPlayer,
      MissionPlayer,
      MissionPlayer,
      MissionPlayer,
      MissionPlayer,
    ];
    // The job comes after all of them: what counts is when the bets were settled.
    for (const player of [first, second, most, hidden, resting]) {
      await player.settle(100_000);
      clock().advance(1000);
    }
    for (const game of ['A', 'B', 'C']) await most.settle(1, { game });
    await hidden.call(setWinnerSetting, { isShown: false });
    await resting.takeBreak();
    await runJob();
    const masked = ({ username }: MissionPlayer) => `${username.slice(0, 2)}****`;
    const { list, mine } = await second.board();
    expect(list.map(({ place, player, completed, isMine }) => [place, player, completed, isMine])).toEqual([
      [1, masked(most), 3, false],
      [2, masked(first), 1, false],
      [3, masked(second), 1, true],
    ]);
    expect(mine).toEqual({ place: 3, completed: 1 });
    expect(await hidden.board()).toMatchObject({ isShown: false, mine: { place: null, completed: 1 } });
    until('2026-03-30T00:00:00+09:00');
    expect(await first.board()).toMatchObject({ list: [], mine: { place: null, completed: 0 } });
    expect(await first.board('last')).toMatchObject({ mine: { place: 2, completed: 1 } });
  });

  it.each(Array.from({ length: process.env.TESSERA_FULL ? 25 : 1 }, (_, batch) => batch))(
    'progress and completions equal what the bets and corrections of 40 histories come to when they are counted anew (%i)',
    async (batch) => {
      const today = () => clock().now().toLocaleDateString('sv', { timeZone: 'Asia/Seoul' });
      const histories = await Promise.all(
        Array.from({ length: 40 }, async (_, seed) => {
          const random = seededRandom(`missions-${batch}-${seed}`);
          const player = await newPlayer();
          const bets: Bet[] = [];
          async function step() {
            const corrected = random.int(4) === 0 ? bets.find(({ stake }) => stake > 0) : undefined;
            if (corrected) {
              const back = random.int(2) === 0 ? corrected.stake : Math.ceil(corrected.stake / 2);
              await player.settle(-back, { corrects: corrected.source });
              corrected.stake -= back;
              return;
            }
            const stake = [1, 30_000, 99_999][random.int(3)] ?? 0;
            const category = random.int(2) === 0 ? 'RNG' : 'LIVE';
            const game = `${category}-${random.int(3)}`;
            bets.push({ day: today(), category, game, stake, source: await player.settle(stake, { category, game }) });
          }
          async function check() {
            const counted = countAnew(bets, today());
            for (const { id, period, startsOn, state, ...listed } of await player.list()) {
              if (startsOn !== (period === 'daily' ? today() : mondayOf(today()))) continue;
              const { done, target } = listed.stake ?? listed.count ?? { done: -1, target: 0 };
              const expected = counted[id] ?? -1;
              expect([seed, id, done, state]).toEqual([
                seed,
                id,
                expected,
                expected >= target ? 'completed' : 'running',
              ]);
            }
            const open = await player.noted();
            expect([seed, open]).toEqual([
              seed,
              Object.keys(missions).filter((id) => (counted[id] ?? 0) >= (goals[id] ?? 0)),
            ]);
          }
          return { step, check };
        }),
      );
      const random = seededRandom(`missions-${batch}`);
      for (let step = 0; step < 8; step += 1) {
        await Promise.all(histories.map((history) => history.step()));
        if (step % 4 === 3) {
          await runJob();
          await Promise.all(histories.map((history) => history.check()));
        }
        clock().advance(random.int(3) * 43_200_000);
      }
    },
  );

  // The last one: its mission stands in every list after it.
  it('a mission that is added counts what was settled before on its day, and credits it without another bet', async () => {
    const player = await newPlayer();
    await player.settle(60_000, { game: 'PG-1' });
    await runJob();
    const added = {
      id: 'added-day',
      period: 'daily' as const,
      rules: rulesOf('stake', 50_000),
      names: names('added-day'),
    };
    await addMission(operator.context.db, 'aurora', { ...added, budgetMinor: null }, author());
    await runJob();
    expect(await player.noted()).toEqual(expect.arrayContaining(['added-day']));
  });
});
