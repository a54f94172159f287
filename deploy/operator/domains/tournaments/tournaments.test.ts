import {
  type ConsoleTournament,
  cancelTournament,
  getAuditLog,
  getConsoleTournaments,
  publishTournament,
  stopTournament,
} from '@tessera/shared/wire/console';
import {
  getTournament,
  getTournaments,
  joinTournament,
  leaveTournament,
  setWinnerSetting,
} from '@tessera/shared/wire/promotions';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { inboxOf } from '../../testing/inbox-of.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { openTrialAccount } from '../identity/index.ts';
import { testPlan } from './testing/plan.ts';
import { withTournaments } from './testing/tournament-fixture.ts';

describe.each(seededDatabases)('tournaments on %s', (_name, open) => {
  const { begin, desk, finish, joined, newPlayer, now, operator, pass, runJob, setAside, site } = withTournaments({
    on: open,
  });
  afterEach(() => expectLedgerInOrder(operator.context.ledger));

  const takeBreak = (memberId: number) =>
    operator.context.db.query(
      `insert into member_break (merchant, member_id, kind, starts_at, set_by) values ('aurora', $1, 'exclusion', $2, 'member')`,
      [memberId, now()],
    );

  it('rank by the highest multiple of one round, and say with which round it was reached', async () => {
    const id = await begin();
    const [first, second] = await joined(id, [2500, 33_339, 0], [4000, 100]);
    const seen = await second?.see(id);
    expect(seen?.board.map(({ place, score, rounds, isOwn, prize }) => [place, score, rounds, isOwn, prize])).toEqual([
      [1, 3333, 3, false, 100.01],
      [2, 400, 2, true, 50],
    ]);
    expect(seen?.own).toMatchObject({ place: 2, score: 400, roundsLeft: 8, round: { stake: 10, payout: 40 } });
    expect((await first?.see(id))?.own.round).toMatchObject({ stake: 10, payout: 333.39 });
  });

  it('rank by the best multiples of rounds in a row', async () => {
    const id = await begin({ rule: { kind: 'best-run', rounds: 3, best: 2 }, minimumRounds: 3 });
    const [player] = await joined(id, [5000, 0, 1000, 4000, 4000, 0, 9000]);
    // 4.00 and 9.00 are within three rounds in a row, 5.00 and 9.00 are not.
    expect((await player?.see(id))?.own.score).toBe(1300);
  });

  it('rank by points for rounds that paid more than their stake, capped per round', async () => {
    const id = await begin({ rule: { kind: 'points-per-win', cap: 5 } });
    const [player] = await joined(id, [1000, 1001, 3999, 90_000, 0]);
    expect((await player?.see(id))?.own.score).toBe(1 + 3 + 5);
  });

  it('count rounds of their products, games and smallest stake, placed after joining, up to the limit', async () => {
    const id = await begin({ games: ['PG-0005'], maximumRounds: 3 });
    const player = await newPlayer();
    await player.play(50_000);
    pass(1000);
    await player.join(id);
    await player.play(60_000, { placedAt: new Date(now().getTime() - 1) });
    await player.play(70_000, { game: 'PG-0006' });
    await player.play(70_000, { category: 'LIVE' });
    await player.play(900, { stake: 99 });
    await player.play(2000);
    expect((await player.see(id)).own).toMatchObject({ rounds: 1, score: 200, place: null });
    await player.play(0);
    await player.play(0);
    await player.play(80_000);
    expect((await player.see(id)).own).toMatchObject({ rounds: 3, roundsLeft: 0, score: 200, place: 1 });
  });

  it('follow corrections and rollbacks until they are settled, and change nothing after that', async () => {
    const id = await begin();
    const [player] = await joined(id, [1000, 2000]);
    const best = (await player?.play(50_000)) ?? '';
    await player?.correct(best, 30_000);
    expect((await player?.see(id))?.own.score).toBe(3000);
    await player?.correct(best, 0, 'void');
    expect((await player?.see(id))?.own).toMatchObject({ score: 200, rounds: 2 });
    await player?.correct(best, 40_000);
    await finish();
    await player?.correct(best, 0, 'void');
    await runJob();
    expect(await player?.cash()).toBe(10_001);
    expect(await player?.see(id)).toMatchObject({ state: 'over', own: { score: 4000, place: 1, prize: 100.01 } });
  });

  it('count a bet that is open at the end if it is settled within ten minutes, and none that is placed at the end', async () => {
    const id = await begin();
    const [early, late] = await joined(id, [1000, 1000], [1100, 1100]);
    pass(3_600_000 - 1);
    const lastMoment = now();
    pass(1);
    await late?.play(90_000);
    pass(600_000);
    await early?.play(50_000, { placedAt: lastMoment });
    expect(await early?.see(id)).toMatchObject({ state: 'counting', own: { score: 5000, place: 1 } });
    await early?.play(70_000, { placedAt: lastMoment });
    await runJob();
    expect((await early?.see(id))?.state).toBe('counting');
    pass(60_000);
    await runJob();
    expect((await early?.see(id))?.own).toMatchObject({ score: 5000, place: 1 });
    expect((await late?.see(id))?.own).toMatchObject({ score: 110, place: 2 });
  });

  it('take a member who leaves off the board without a prize, and count anew after joining again, for the rounds that are left', async () => {
    const id = await begin({ maximumRounds: 4 });
    const [player, other] = await joined(id, [90_000, 0], [2000, 2000]);
    expect((await other?.see(id))?.own.place).toBe(2);
    expect([await player?.leave(id), await player?.leave(id)]).toEqual([null, null]);
    expect((await other?.see(id))?.own.place).toBe(1);
    expect(await player?.see(id)).toMatchObject({ isJoined: false, own: { score: null, roundsLeft: 2 } });
    pass(1000);
    expect(await player?.join(id)).toBeNull();
    await player?.play(1500);
    await player?.play(0);
    await player?.play(70_000);
    expect((await player?.see(id))?.own).toMatchObject({ score: 150, rounds: 2, roundsLeft: 0, place: 2 });
    await player?.leave(id);
    expect([await player?.join(id), (await player?.see(id))?.own.refusal]).toEqual(
      Array.from({ length: 2 }, () => 'tournament.rounds.used'),
    );
    await finish();
    expect([await player?.cash(), await other?.cash(), await player?.leave(id)]).toEqual([
      0,
      10_001,
      'tournament.over',
    ]);
  });

  it('put whoever reached a score first, then with fewer rounds, before others, and let equals share', async () => {
    const id = await begin();
    const players = await joined(id, [1000, 3000], [3000, 500], [3000, 400]);
    pass(1000);
    const [slow] = await joined(id, [3000, 3000]);
    const places = async () => Promise.all([...players, slow].map(async (one) => (await one?.see(id))?.own.place));
    expect(await places()).toEqual([3, 1, 1, 4]);
    await finish();
    // First and second share 100.01 and 50.00; half a unit stays with the house.
    expect(await Promise.all([...players, slow].map((one) => one?.cash()))).toEqual([5000, 7500, 7500, 0]);
    expect(await setAside(id)).toEqual({ left: 0, returned: 1 });
  });

  it('pay each prize once with a message when they are settled by many at once, and give the rest back', async () => {
    const id = await begin();
    const [first, second] = await joined(id, [9000, 0], [8000, 0], [7000]);
    expect(await setAside(id)).toEqual({ left: 20_001, returned: 0 });
    // An hour and a day late: the site was down.
    pass(90_000_000);
    await Promise.all(Array.from({ length: 8 }, () => runJob()));
    await finish();
    expect([await first?.cash(), await second?.cash(), await setAside(id)]).toEqual([
      10_001,
      5000,
      { left: 0, returned: 5000 },
    ]);
    expect(await inboxOf(operator.context, first?.id ?? 0)).toEqual([['tournament.won', 10_001]]);
  });

  it('pay what was due when a settlement was cut off between the results and the prizes', async () => {
    const id = await begin();
    const [first, second] = await joined(id, [9000, 0], [8000, 0]);
    const { db } = operator.context;
    pass(3_600_000 + 660_000);
    await db.query("alter table inbox_message add constraint cut_off check (topic <> 'tournament.won') not valid");
    await expect(runJob()).rejects.toThrow();
    expect([await first?.cash(), await second?.cash()]).toEqual([0, 0]);
    await db.query('alter table inbox_message drop constraint cut_off');
    await runJob();
    expect([await first?.cash(), await second?.cash(), (await setAside(id)).left]).toEqual([10_001, 5000, 0]);
  });

  it('admit nobody on a break, whose score of before counts and is paid; an account that was closed gets nothing', async () => {
    const id = await begin();
    const coming = await begin({}, { inMs: 60_000 });
    const [resting, closed] = await joined(id, [9000, 0], [8000, 0]);
    await takeBreak(resting?.id ?? 0);
    expect(await resting?.join(coming)).toBe('offers.closed');
    // What may not be offered is not shown either.
    expect(((await resting?.list()) ?? []).map((one) => one.id)).toEqual([id]);
    expect((await resting?.call(getTournament, { id: coming }))?.body.errorCode).toBe('tournament.unknown');
    expect((await resting?.see(id))?.own.place).toBe(1);
    await operator.context.db.query("update member set status = 'closed' where id = $1", [closed?.id ?? 0]);
    await finish();
    expect([await resting?.cash(), await closed?.cash()]).toEqual([10_001, 0]);
  });

  it('mask names, and hide those who want no wins shown, who keep their places', async () => {
    const id = await begin();
    const [hidden, shown] = await joined(id, [9000, 0], [8000, 0]);
    await hidden?.call(setWinnerSetting, { isShown: false });
    const seen = await shown?.see(id);
    expect(seen?.board.map(({ place, player }) => [place, player])).toEqual([
      [1, null],
      [2, 'cu****'],
    ]);
    expect(JSON.stringify(seen)).not.toContain(shown?.username.slice(0, 3));
  });

  it.each([
    [getTournaments, {}],
    [getTournament, { id: 1 }],
    [joinTournament, { id: 1 }],
    [leaveTournament, { id: 1 }],
  ] as const)('are nothing for trial accounts', async (endpoint, request) => {
    const merchant = operator.context.merchants.byCode('aurora');
    if (!merchant) throw new Error('Aurora is missing.');
    const { id } = await openTrialAccount(operator.context, merchant);
    const token = await operator.context.sessions.issue(id);
    expect((await site.call(endpoint, request, { token })).body.errorCode).toBe('account.trial');
  });

  it('are published, taken back before they begin, and ended early with prizes by the scores of that moment', async () => {
    const act = async (...asked: Parameters<typeof desk.call>) => {
      const { code, value } = await desk.call(...asked);
      return code ?? (value as { isChanged?: boolean }).isChanged;
    };
    const request = { merchant: 'aurora', isWeekly: false, plan: testPlan() };
    const at = (ms: number) => now().getTime() + ms;
    expect(await act(publishTournament, { ...request, startsAtMs: at(-1), endsAtMs: at(5) })).toBe(
      'tournament.starts.past',
    );
    expect(await act(publishTournament, { ...request, startsAtMs: at(5), endsAtMs: at(5) })).toBe(
      'tournament.ends.early',
    );
    const published = await desk.call(publishTournament, { ...request, startsAtMs: at(60_000), endsAtMs: at(90_000) });
    const later = Number((published.value as { id: string }).id);
    const id = await begin();
    const [player] = await joined(id, [9000, 0]);
    await player?.join(later);
    expect(await act(stopTournament, { id: later })).toBe('tournament.not.running');
    expect(await act(cancelTournament, { id })).toBe('tournament.begun');
    expect([await act(cancelTournament, { id: later }), await act(cancelTournament, { id: later })]).toEqual([
      true,
      false,
    ]);
    expect(await setAside(later)).toEqual({ left: 0, returned: 20_001 });
    expect(await player?.join(later)).toBe('tournament.unknown');
    pass(1000);
    expect([await act(stopTournament, { id }), await act(stopTournament, { id })]).toEqual([true, false]);
    await player?.play(99_000);
    expect(await player?.join(id)).toBe('tournament.over');
    await finish();
    expect(await player?.see(id)).toMatchObject({ isStopped: true, own: { score: 900, place: 1 } });
    expect((await inboxOf(operator.context, player?.id ?? 0)).map(([topic]) => topic)).toEqual([
      'tournament.cancelled',
      'tournament.stopped',
      'tournament.won',
    ]);
    const { list } = (await desk.call(getConsoleTournaments, {})).value as { list: ConsoleTournament[] };
    const shown = [later, id].map((one) => list.find((row) => row.id === String(one)));
    expect(shown).toMatchObject([
      { state: 'cancelled', players: 1, budgetMinor: 20_001, paidMinor: 0 },
      { state: 'over', isStopped: true, players: 1, paidMinor: 10_001 },
    ]);
    const log = (await desk.call(getAuditLog, { pageSize: '3' })).value as { list: { action: string }[] };
    expect(log.list.map(({ action }) => action)).toEqual([
      'tournament.stopped',
      'tournament.cancelled',
      'tournament.published',
    ]);
  });

  it('never change once they are published, and repeat each week, without the weeks in which the site was down', async () => {
    const id = await begin({}, { isWeekly: true });
    const { db } = operator.context;
    await expect(db.query(`update tournament set plan = '{}' where id = $1`, [id])).rejects.toThrow('never changes');
    const start = now().getTime();
    await Promise.all([runJob(), runJob()]);
    const next = async (of: number) =>
      (
        await db.query<{ id: number; startsAt: Date }>(
          'select id, starts_at as "startsAt" from tournament where repeats = $1',
          [of],
        )
      )[0];
    const second = await next(id);
    expect(second?.startsAt.getTime()).toBe(start + 7 * 86_400_000);
    pass(30 * 86_400_000);
    await runJob();
    expect((await next(second?.id ?? 0))?.startsAt.getTime()).toBe(start + 35 * 86_400_000);
  });
});
