import { readFileSync } from 'node:fs';
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
import { takeBreak } from '../../testing/take-break.ts';
import { openTrialAccount } from '../identity/index.ts';
import { testPlan } from './testing/plan.ts';
import { withTournaments } from './testing/tournament-fixture.ts';

describe.each(seededDatabases)('tournaments on %s', (_name, open) => {
  const { begin, backOffice, finish, joined, newPlayer, now, operator, pass, runJob, setAside, site } = withTournaments(
    {
      on: open,
    },
  );

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
    await expectLedgerInOrder(operator.context.ledger);
  });

  it('pay out of one pool also what was set aside by an earlier version', async () => {
    const id = await begin();
    const [first, second] = await joined(id, [9000, 0], [8000, 0]);
    const { db, ledger } = operator.context;
    await db.query("insert into ledger_account_kind (kind, may_be_negative) values ('tournament_prizes', false)");
    await db.query("update ledger_account set kind = 'tournament_prizes' where owner = $1", [`tournament:${id}`]);
    await db.script(readFileSync(new URL('./migrations/0002-prize-pools.sql', import.meta.url), 'utf8'));
    await finish();
    expect([await first?.cash(), await second?.cash(), await setAside(id)]).toEqual([
      10_001,
      5000,
      { left: 0, returned: 5000 },
    ]);
    await expectLedgerInOrder(ledger);
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
    await expectLedgerInOrder(operator.context.ledger);
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
    await takeBreak(operator.context.db, resting?.id ?? 0, now());
    expect(await resting?.join(coming)).toBe('offers.closed');
    // What may not be offered is not shown either.
    expect(((await resting?.list()) ?? []).map((one) => one.id)).toEqual([id]);
    expect((await resting?.call(getTournament, { id: coming }))?.body.errorCode).toBe('tournament.unknown');
    expect((await resting?.see(id))?.own.place).toBe(1);
    await operator.context.db.query("update member set status = 'closed' where id = $1", [closed?.id ?? 0]);
    await finish();
    expect([await resting?.cash(), await closed?.cash()]).toEqual([10_001, 0]);
  });

  it('keep the count that pages share when somebody joins, and show the new player their own rounds', async () => {
    const id = await begin();
    const [first] = await joined(id, [1000, 2000]);
    expect(await first?.see(id)).toMatchObject({ players: 1, own: { place: 1 } });
    const second = await newPlayer();
    const page = async () => (await second.call(getTournament, { id })).body.value;
    await second.join(id);
    await second.play(5000);
    expect(await page()).toMatchObject({ players: 1, isJoined: true, own: { score: 500, rounds: 1, place: null } });
    await second.leave(id);
    expect(await page()).toMatchObject({ players: 1, isJoined: false, own: { score: null, roundsLeft: 9 } });
  });

  it('are joined and left at most twenty times an hour', async () => {
    const id = await begin();
    const player = await newPlayer();
    for (let time = 0; time < 20; time += 1)
      expect([await player.join(id), await player.leave(id)]).toEqual([null, null]);
    expect(await player.join(id)).toBe('request.too.frequent');
    expect(await (await newPlayer()).join(id)).toBeNull();
  });

  it('are joined once by 64 calls at once, and joined or left when both are called at once', async () => {
    const id = await begin();
    const player = await newPlayer();
    expect(new Set(await Promise.all(Array.from({ length: 64 }, () => player.join(id))))).toEqual(new Set([null]));
    expect(await player.see(id)).toMatchObject({ isJoined: true, players: 1 });
    await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? player.leave(id) : player.join(id))));
    const { isJoined, players } = await player.see(id);
    expect(players).toBe(isJoined ? 1 : 0);
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
    const act = async (...asked: Parameters<typeof backOffice.call>) => {
      const { code, value } = await backOffice.call(...asked);
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
    const published = await backOffice.call(publishTournament, {
      ...request,
      startsAtMs: at(60_000),
      endsAtMs: at(90_000),
    });
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
    const { list } = (await backOffice.call(getConsoleTournaments, {})).value as { list: ConsoleTournament[] };
    const shown = [later, id].map((one) => list.find((row) => row.id === String(one)));
    expect(shown).toMatchObject([
      { state: 'cancelled', players: 1, budgetMinor: 20_001, paidMinor: 0 },
      { state: 'over', isStopped: true, players: 1, paidMinor: 10_001 },
    ]);
    const log = (await backOffice.call(getAuditLog, { pageSize: '3' })).value as { list: { action: string }[] };
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
