import {
  addFavoriteGame,
  type GameRow,
  getFavoriteGamesList,
  getGame,
  getGameList,
  getGamesIndex,
  getGameVendors,
  getHotGames,
  getRoomList,
  getVendorGameTypes,
  readGamesIndex,
  removeFavoriteGame,
} from '@tessera/shared/wire/games';
import { withGamesFixture } from '../testing/games-fixture.ts';

describe('the lists of games', () => {
  const fixture = withGamesFixture();
  let token: string;
  beforeAll(async () => {
    token = await fixture.site.tokenOf('player01');
  });

  async function list(request: object, init: object = {}) {
    const { body } = await fixture.site.call(getGameList, request, init);
    return body.value as { total: number; unfilteredTotal: number; list: GameRow[] };
  }
  const names = (rows: readonly GameRow[]) => rows.map(({ gameName }) => gameName);

  it('has lanes for the categories of the merchant: lotus has no sports, harbor no lottery', async () => {
    const lanes = async (merchant: string) => {
      const { body } = await fixture.site.call(getGameVendors, {}, { merchant });
      return (body.value as { data: { lanes: { title: string }[] } }).data.lanes.map(({ title }) => title);
    };
    expect(await lanes('aurora')).toEqual(['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP']);
    expect(await lanes('lotus')).not.toContain('SPORTS');
    expect(await lanes('harbor')).not.toContain('LOTT');
  });

  it('says of each lane how many of its games can be opened: lottery has what its pages have', async () => {
    const { body } = await fixture.site.call(getGameVendors, {}, { merchant: 'aurora' });
    const { lanes } = (body.value as { data: { lanes: { title: string; cards: { openCount: number }[] }[] } }).data;
    const open = (title: string) =>
      lanes.find((lane) => lane.title === title)?.cards.reduce((sum, { openCount }) => sum + openCount, 0);
    expect([open('LOTT'), open('ELOTT'), open('LIVE'), open('SPORTS')]).toEqual([6, 16, 0, 0]);
    expect(open('RNG')).toBeGreaterThan(8000);
  });

  it('names vendors in the language of the reader', async () => {
    const { body } = await fixture.site.call(getGameVendors, {}, { headers: { language: 'EN' } });
    expect(JSON.stringify(body.value)).toContain('"displayName":"Moonpath"');
  });

  it('names the default play of a lottery game', async () => {
    const { list: rows } = await list({ gameType: 'LOTT' });
    expect(rows.map(({ code, defaultPlayType }) => [code, defaultPlayType])).toContainEqual(['TCG_SEA-K3', 'sum']);
  });

  it('pages through 8412 slots', async () => {
    const first = await list({ gameType: 'RNG', pageSize: 200 });
    expect(first.total).toBe(8412);
    expect(first.list.map(({ rank }) => rank)).toEqual([...first.list.map(({ rank }) => rank)].sort((a, b) => a - b));
    const last = await list({ gameType: 'RNG', pageSize: 200, pageNo: 43 });
    expect(last.list).toHaveLength(12);
    expect((await fixture.site.call(getGameList, { pageSize: 201 })).status).toBe(400);
  });

  it('finds games by initials, by vendor and by a name in another language', async () => {
    expect(names((await list({ gameName: 'ㅆㅇㅇㅇㅁ' })).list)).toContain('쌍잉어 연못');
    expect(names((await list({ gameName: 'moonlit arch' })).list)).toContain('달빛 서고');
    expect(names((await list({ gameName: 'ho ca chep doi' })).list)).toContain('쌍잉어 연못');
    for (const name of ['双锦鲤池', '双鯉の池', 'สระปลาคาร์ปคู'])
      expect(names((await list({ gameName: name })).list)).toContain('쌍잉어 연못');
    expect((await list({ gameName: 'むーんぱす', gameType: 'RNG' })).total).toBe(864);
    const byVendor = await list({ gameName: '문패스', gameType: 'RNG', pageSize: 200 });
    expect(byVendor.total).toBe(864);
    expect((await list({ gameName: 'qqqqqq' })).total).toBe(0);
  });

  it.each([
    ['KO', 'PG-0123', '쌍잉어 연못', 'Twin Koi Pond', '온다'],
    ['EN', 'PG-0123', 'Twin Koi Pond', '쌍잉어 연못', 'Onda'],
    ['VI', 'PG-0123', 'Hồ cá chép đôi', 'Twin Koi Pond', 'Onda'],
    ['CN', 'PG-0123', '双锦鲤池', 'Twin Koi Pond', '昂达'],
    ['JA', 'PG-0123', '双鯉の池', 'Twin Koi Pond', 'オンダ'],
    ['TH', 'PG-0123', 'สระปลาคาร์ปคู่', 'Twin Koi Pond', 'Onda'],
  ])('names games in %s on cards and in the index, and the index brings no third language', async (...row) => {
    const [language, code, name, otherName, studio] = row;
    await fixture.operator.context.merchants.setLanguages('aurora', ['KO', 'EN', 'VI', 'TH', 'CN', 'JA']);
    const init = { headers: { language } };
    const { list: found } = await list({ gameName: name }, init);
    expect(found).toContainEqual(expect.objectContaining({ code, gameName: name, vendorName: studio }));
    const { body } = await fixture.site.call(getGamesIndex, {}, init);
    const { index } = body.value as { index: Parameters<typeof readGamesIndex>[0] };
    expect(readGamesIndex(index)).toContainEqual(
      expect.objectContaining({ code, name, otherName, vendorName: studio }),
    );
    const others = ['쌍잉어 연못', 'Twin Koi Pond', 'Hồ cá chép đôi', '双锦鲤池', '双鯉の池', 'สระปลาคาร์ปคู่'];
    const sent = JSON.stringify(index);
    expect(others.filter((one) => sent.includes(one)).sort()).toEqual([name, otherName].sort());
    await fixture.operator.context.merchants.setLanguages('aurora', ['KO', 'EN']);
  });

  it('applies every filter at once and answers how many games there are without them', async () => {
    const found = await list({
      gameType: 'RNG',
      volatility: 'high',
      minRtp: 96.5,
      feature: 'stackedWild',
      pageSize: 200,
    });
    expect(found.total).toBeGreaterThan(1000);
    expect(found.unfilteredTotal).toBe(8412);
    for (const row of found.list) {
      expect(row).toMatchObject({ volatility: 'high', gameType: 'RNG' });
      expect(row.rtp).toBeGreaterThanOrEqual(96.5);
    }
    const hot = await list({ isHot: true, isNew: true });
    expect(hot.unfilteredTotal).toBe((await list({ isHot: true })).total);
    const cheap = await list({ gameType: 'RNG', stakeUpTo: 200, pageSize: 200 });
    for (const row of cheap.list) expect(row.minStake).toBeLessThanOrEqual(200);
  });

  it('sorts by return, by name and by release', async () => {
    const byReturn = (await list({ gameType: 'RNG', sort: 'rtp', pageSize: 20 })).list;
    expect(new Set(byReturn.map(({ rtp }) => rtp))).toEqual(new Set([97.2]));
    const byName = names((await list({ gameType: 'RNG', sort: 'name', pageSize: 50 })).list);
    expect(byName).toEqual([...byName].sort(new Intl.Collator('ko').compare));
    expect((await list({ gameType: 'RNG', sort: 'new', pageSize: 10 })).list.every(({ isNew }) => isNew)).toBe(true);
  });

  it('answers the whole index in the order of lists, and nothing when it is known', async () => {
    const { body } = await fixture.site.call(getGamesIndex);
    const { index } = body.value as { index: Parameters<typeof readGamesIndex>[0] };
    const games = readGamesIndex(index);
    expect(games).toHaveLength(9522);
    const [game] = games.filter(({ code }) => code === 'PG-0123');
    expect(game).toMatchObject({ name: '쌍잉어 연못', otherName: 'Twin Koi Pond', rtp: 96.1 });
    const { list: first } = await list({ pageSize: 200 });
    expect(games.slice(0, 200).map(({ code }) => code)).toEqual(first.map(({ code }) => code));
    const again = await fixture.site.call(getGamesIndex, { version: index.version });
    expect(again.body.value).toEqual({ isUnchanged: true });
  });

  it('lets a browser keep the index by its tag', async () => {
    const ask = (headers: Record<string, string>) =>
      fixture.operator.app.inject({
        url: getGamesIndex.path,
        headers: { merchant: 'aurora', language: 'KO', ...headers },
      });
    const { etag } = (await ask({})).headers;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const kept = await ask({ 'if-none-match': String(etag) });
    expect([kept.statusCode, kept.body]).toEqual([304, '']);
  });

  it('stores favourites per account, once each, newest first', async () => {
    const at = { token };
    await fixture.site.call(addFavoriteGame, { gameId: 'PG-0123' }, at);
    fixture.operator.context.clock.advance(1000);
    await fixture.site.call(addFavoriteGame, { gameId: 'CQ9-0425' }, at);
    const twice = await fixture.site.call(addFavoriteGame, { gameId: 'CQ9-0425' }, at);
    expect(twice.body.value).toEqual({ codes: ['CQ9-0425', 'PG-0123'] });
    const { body } = await fixture.site.call(getFavoriteGamesList, {}, at);
    expect(names((body.value as { list: GameRow[] }).list)).toEqual(['달빛 서고', '쌍잉어 연못']);
    expect((await fixture.site.call(getGame, { code: 'PG-0123' }, at)).body.value).toMatchObject({
      isFavorite: true,
      symbol: 'koi',
      slot: { lines: 20, freeSpins: [10, 12, 15], freeSpinMultiplier: 2 },
    });
    const removed = await fixture.site.call(removeFavoriteGame, { gameId: 'PG-0123' }, at);
    expect(removed.body.value).toEqual({ codes: ['CQ9-0425'] });
  });

  it('answers hot games, kinds and rooms; a room without an engine is not open', async () => {
    const hot = await fixture.site.call(getHotGames, { isPlatform: 2, platform: 'flash,html5-desktop' });
    expect((hot.body.value as { list: GameRow[] }).list).toHaveLength(60);
    const types = await fixture.site.call(getVendorGameTypes);
    expect((types.body.value as { content: { LIVE: object } }).content.LIVE).toMatchObject({ MRD: ['TABLE'] });
    const rooms = await fixture.site.call(getRoomList, {}, { token });
    const { list: open } = rooms.body.value as { list: { isOpen: boolean }[] };
    expect(open).toHaveLength(36);
    expect(open.every(({ isOpen }) => !isOpen)).toBe(true);
  });

  it('speaks of stakes in the currency of the merchant', async () => {
    const stakes = async (merchant: string) => (await list({ gameName: 'Twin Koi Pond' }, { merchant })).list[0];
    const [aurora, harbor, lotus] = await Promise.all(['aurora', 'harbor', 'lotus'].map(stakes));
    expect(aurora?.minStake).toBe((harbor?.minStake ?? 0) * 1000);
    expect(Number.isInteger(lotus?.minStake)).toBe(true);
  });
});
