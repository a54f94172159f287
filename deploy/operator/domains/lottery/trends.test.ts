import { aspectsOf, type GameKind } from '@tessera/shared/lottery';
import { getDraw, getGameMenus, getLongRuns, getOpenedNumbers, getVietnamMenu } from '@tessera/shared/wire/lottery';
import { withOperator } from '../../testing/with-operator.ts';

interface Drawn {
  issue: string;
  drawsAtMs: number;
  numbers: number[];
}

describe('results and trends', () => {
  // It starts at 12:00:00 in Seoul on 2 March 2026.
  const { operator, site } = withOperator();
  const value = async <T>(...[endpoint, request]: Parameters<typeof site.call>): Promise<T> =>
    (await site.call(endpoint, request)).body.value as T;
  const dayOf = (gameCode: string, day: string) =>
    value<{ list: Drawn[]; hasMore: boolean }>(getOpenedNumbers, { gameCode, day });

  it('a day has each of its draws so far once, newest first, and says whether there are days before', async () => {
    const paged: Drawn[] = [];
    for (let beforeIssue: string | undefined; paged.length < 720; beforeIssue = paged.at(-1)?.issue) {
      const request = { gameCode: 'K3', count: 100, ...(beforeIssue ? { beforeIssue } : {}) };
      paged.push(...(await value<{ list: Drawn[] }>(getOpenedNumbers, request)).list);
    }
    const today = await dayOf('K3', '20260302');
    expect(today).toEqual({ list: paged.slice(0, 720), hasMore: true });
    const first = await dayOf('K3', '20260223');
    expect([first.list.length, first.list.at(-1)?.issue, first.hasMore]).toEqual([1440, '20260223-0001', false]);
    expect(await dayOf('K3', '20260222')).toEqual({ list: [], hasMore: false });
    expect((await dayOf('K3', '20260303')).list).toEqual([]);
    expect((await dayOf('K3', '20260230')).list).toEqual([]);
  });

  it('a day that goes on has what was drawn since it was asked for', async () => {
    const before = await dayOf('KL8', '20260302');
    operator.context.clock.advance(5 * 60_000);
    const after = await dayOf('KL8', '20260302');
    const { last } = await value<{ last: Drawn }>(getDraw, { code: 'KL8' });
    expect(after.list).toEqual(
      [last, ...before.list].map(({ issue, numbers, drawsAtMs }) => ({
        gameCode: 'KL8',
        issue,
        drawsAtMs,
        numbers,
      })),
    );
  });

  it('long runs are the open ones of every game of the prize mode, longest first', async () => {
    const { list: games } = await value<{ list: { code: string; kind: GameKind }[] }>(getGameMenus, {
      prizeMode: 'Elott',
    });
    const expected = await Promise.all(
      games.map(async ({ code, kind }) => {
        const { list } = await value<{ list: Drawn[] }>(getOpenedNumbers, { gameCode: code, count: 100 });
        return aspectsOf(kind).flatMap(({ key, sideOf }) => {
          const sides = list.map(({ numbers }) => sideOf(numbers)).filter((side) => side !== null);
          const length = sides.findIndex((side) => side !== sides[0]);
          return length < 5 ? [] : [{ gameCode: code, issue: list[0]?.issue, aspect: key, side: sides[0], length }];
        });
      }),
    );
    const { list } = await value<{ list: { gameCode: string; aspect: string; length: number }[] }>(getLongRuns, {
      prizeMode: 'Elott',
      fewest: 5,
    });
    const named = ({ gameCode, aspect }: { gameCode: string; aspect: string }) => `${gameCode} ${aspect}`;
    expect(list.length).toBeGreaterThan(0);
    expect([...list].sort((a, b) => named(a).localeCompare(named(b)))).toEqual(
      expected.flat().sort((a, b) => named(a).localeCompare(named(b))),
    );
    expect(list.map(({ length }) => length)).toEqual(list.map(({ length }) => length).sort((a, b) => b - a));
    operator.context.clock.advance(60_000);
    const next = await value<{ list: unknown[] }>(getLongRuns, { prizeMode: 'Elott', fewest: 5 });
    expect(next.list).not.toEqual(list);
  });

  it('long runs of Vietnam are those of one of its prize modes, and of no other game', async () => {
    for (const prizeMode of ['LOTT', 'ZY']) {
      const { list: games } = await value<{ list: { code: string }[] }>(getVietnamMenu, { prizeMode });
      const known = games.map(({ code }) => code);
      const { list } = await value<{ list: { gameCode: string; aspect: string }[] }>(getLongRuns, {
        ...(prizeMode === 'LOTT' ? {} : { prizeMode }),
        lottoArea: 'VN',
        fewest: 2,
      });
      expect(list.length).toBeGreaterThan(0);
      for (const { gameCode, aspect } of list) {
        expect(known).toContain(gameCode);
        expect(['special-size', 'special-parity']).toContain(aspect);
      }
    }
  });
});
