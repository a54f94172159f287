import { type GameRow, getGameList, getHotGames } from '@tessera/shared/wire/games';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import { withGamesFixture } from '../testing/games-fixture.ts';
import { demoProvider } from './popularity.ts';

describe('the most played games', () => {
  const fixture = withGamesFixture();
  let nextRound = 0;

  interface Hot {
    list: GameRow[];
    countedDays: number | null;
    includesDemo: boolean;
  }
  async function hot(merchant = 'aurora'): Promise<Hot> {
    const { body } = await fixture.site.call(getHotGames, {}, { merchant });
    return body.value as Hot;
  }
  const codes = ({ list }: Hot) => list.map(({ code }) => code);

  const usual = { merchant: 'aurora', username: 'player01', status: 'closed', daysAgo: 0, provider: 'test' };
  /** Rounds of a game as its wallet leaves them behind. */
  async function played(code: string, rounds: number, given: Partial<typeof usual> = {}) {
    const { merchant, username, status, daysAgo, provider } = { ...usual, ...given };
    const { clock, db } = fixture.operator.context;
    for (let round = 0; round < rounds; round += 1) {
      nextRound += 1;
      await db.query(
        `insert into game_round (provider, round_id, merchant, member_id, code, status, stake_minor, started_at)
         select $1, $2, $3, id, $4, $5, 100, $6 from member where merchant = $3 and username = $7`,
        [
          provider,
          `r${nextRound}`,
          merchant,
          code,
          status,
          new Date(clock.now().getTime() - daysAgo * dayMs),
          username,
        ],
      );
    }
  }
  async function anHourLater(): Promise<void> {
    fixture.operator.context.clock.advance(hourMs);
    await fixture.operator.context.jobs.runDue();
  }

  it('are the newest that can be opened while nothing was played, and the answer says so', async () => {
    const found = await hot();
    expect(found).toMatchObject({ countedDays: null, includesDemo: false });
    expect(found.list.every(({ isPlayable }) => isPlayable)).toBe(true);
    const { catalogue } = fixture.operator.context;
    const released = codes(found).map((code) => catalogue.current().byCode(code)?.releasedOn ?? '');
    expect(released).toEqual([...released].sort().reverse());
  });

  it('are counted from the rounds of each merchant in seven days, and lead every list within the hour', async () => {
    await played('PG-0123', 2);
    await played('CQ9-0425', 3);
    await played('PP-0086', 5, { merchant: 'lotus' });
    await anHourLater();
    expect(await hot()).toMatchObject({ countedDays: 7, includesDemo: false });
    expect(codes(await hot())).toEqual(['CQ9-0425', 'PG-0123']);
    expect(codes(await hot('lotus'))).toEqual(['PP-0086']);
    const { body } = await fixture.site.call(getGameList, { gameType: 'RNG', pageSize: 3 });
    const { list } = body.value as { list: GameRow[] };
    expect(list.slice(0, 2).map(({ code, rank, isHot }) => [code, rank, isHot])).toEqual([
      ['CQ9-0425', 1, true],
      ['PG-0123', 2, true],
    ]);
    expect(list[2]?.isHot).toBe(false);
  });

  it('count no round that was void, older or of a trial account, and say when some are the demo’s', async () => {
    const before = codes(await hot());
    await played('FC-0008', 9, { status: 'void' });
    await played('FC-0008', 9, { daysAgo: 8 });
    await fixture.operator.context.db.query(
      "update member set type = 4 where merchant = 'aurora' and username = 'agent01'",
    );
    await played('FC-0008', 9, { username: 'agent01' });
    await anHourLater();
    expect(codes(await hot())).toEqual(before);
    await played('JL-0249', 1, { provider: demoProvider });
    await anHourLater();
    expect(await hot()).toMatchObject({ includesDemo: true });
    expect(codes(await hot())).toContain('JL-0249');
  });
});
