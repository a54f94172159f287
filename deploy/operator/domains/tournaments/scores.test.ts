import type { TournamentRule } from '@tessera/shared/wire/promotions';
import { seededRandom } from '../../platform/clock/random.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { countBoard } from './board.ts';
import { testPlan } from './testing/plan.ts';
import { type PlayedRound, recount } from './testing/recount.ts';
import { withTournaments } from './testing/tournament-fixture.ts';
import { readTournament, type Tournament } from './tournament.ts';

describe.each(seededDatabases)('scores of tournaments on %s', (_name, open) => {
  const { begin, finish, joined, newPlayer, now, operator, pass, runJob } = withTournaments({ on: open });

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

  it('have an open bet used up by leaving, so that nobody leaves before it is lost and joins again', async () => {
    const id = await begin({ maximumRounds: 4 });
    const player = await newPlayer();
    await player.bet();
    pass(1000);
    await player.join(id);
    await player.play(0);
    await player.bet();
    await player.bet('LIVE');
    await player.leave(id);
    pass(1000);
    expect([await player.join(id), (await player.see(id)).own.roundsLeft]).toEqual([null, 2]);
    for (const _ of [1, 2, 3]) await player.bet();
    await player.leave(id);
    expect(await player.join(id)).toBe('tournament.rounds.used');
  });

  it.each(Array.from({ length: process.env.TESSERA_FULL ? 1000 : 3 }, (_, seed) => seed))(
    'have the board that history %i of rounds, corrections and leaving comes to when it is counted anew',
    async (seed) => {
      const random = seededRandom(`tournament-${seed}`);
      const pick = <T>(list: readonly T[]): T => list[random.int(Math.max(1, list.length))] as T;
      const rule = pick<TournamentRule>([
        { kind: 'best-multiple' },
        { kind: 'best-run', rounds: 3, best: 2 },
        { kind: 'points-per-win', cap: 3 },
      ]);
      const plan = { rule, minimumRounds: 3, maximumRounds: 6 };
      const id = await begin(plan);
      const players = await Promise.all(
        (await joined(id, [], [], [])).map(async (player) => ({ ...player, used: 0, rounds: [] as PlayedRound[] })),
      );
      const sources = new Map<PlayedRound, string>();
      for (let step = 0; step < 30; step += 1) {
        pass(random.int(2) * 1000);
        const player = pick(players);
        const old = pick(player.rounds);
        const act = random.int(10);
        if (act === 0 && old) {
          // A correction of a round that was void makes it count again.
          Object.assign(old, { payout: pick([0, 5000]), isVoid: false });
          await player.correct(sources.get(old) ?? '', old.payout);
        } else if (act === 1 && old) {
          old.isVoid = true;
          await player.correct(sources.get(old) ?? '', old.payout, 'void');
        } else if (act === 2) {
          const { own } = await player.see(id);
          await player.leave(id);
          pass(1);
          if ((await player.join(id)) === null) Object.assign(player, { used: player.used + own.rounds, rounds: [] });
          else players.splice(players.indexOf(player), 1);
        } else if (players.length > 0) {
          const round = { stake: pick([50, 100, 333]), payout: pick([0, 0, 120, 400, 2000]), isVoid: false };
          const category = pick(['RNG', 'RNG', 'RNG', 'LIVE']);
          const played = { ...round, category, atMs: now().getTime() };
          sources.set(played, await player.play(played.payout, played));
          player.rounds.push(played);
        }
        if (players.length === 0) break;
      }
      const counted = await countBoard(operator.context, (await readTournament(operator.context.db, id)) as Tournament);
      const board = counted.flatMap(({ memberId, score, place }) => (place === null ? [] : [[memberId, score, place]]));
      expect(board).toEqual(
        recount(
          testPlan(plan),
          players.map(({ id: player, used, rounds }) => ({ player, used, rounds })),
        ),
      );
    },
  );
});
