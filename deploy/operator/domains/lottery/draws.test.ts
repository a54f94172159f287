import { checkDraw, type DrawRecord } from '@tessera/shared/lottery';
import {
  getDraw,
  getDrawProof,
  getDraws,
  getGameMenus,
  getNearIssues,
  getOpenedNumbers,
} from '@tessera/shared/wire/lottery';
import { getSettings } from '@tessera/shared/wire/system';
import { gameNamesSeed } from '../../demo/lottery/demo-games.ts';
import { testOperator } from '../../testing/operator.ts';
import { siteClient } from '../../testing/site-client.ts';
import { withOperator } from '../../testing/with-operator.ts';

interface State {
  gameCode: string;
  current: { issue: string; closesAtMs: number; drawsAtMs: number; commitment: string };
  drawing: { issue: string } | null;
  last: { issue: string; numbers: number[] };
}

describe('draws', () => {
  // It starts at 12:00:00 in Seoul on 2 March 2026.
  const { operator, site } = withOperator();

  const value = async <T>(...[endpoint, request, init]: Parameters<typeof site.call>): Promise<T> =>
    (await site.call(endpoint, request, init)).body.value as T;
  const dice = () => value<State>(getDraw, { code: 'K3' });
  const proof = (issue: string, gameCode = 'K3') => value<DrawRecord>(getDrawProof, { gameCode, issue });

  it("offers each merchant's own games, named in the reader's language, with stakes in its money", async () => {
    const names = async (merchant: string, language: string) => {
      const { list } = await value<{ list: { name: string; units: number[] }[] }>(
        getGameMenus,
        {},
        { merchant, headers: { language } },
      );
      return list.map(({ name, units }) => [name, ...units]);
    };
    expect(await names('aurora', 'KO')).toEqual([
      ['오로라 5/11', 100, 1000, 10_000],
      ['스피드 주사위', 100, 1000, 10_000],
      ['파이브 디짓', 100, 1000, 10_000],
      ['텐카 레이스', 100, 1000, 10_000],
      ['해피 8/20', 100, 1000, 10_000],
      ['키노 20/80', 100, 1000, 10_000],
    ]);
    expect(await names('lotus', 'VI')).toEqual([
      ['Sen 5/11', 1000, 10_000, 50_000],
      ['Xúc xắc nhanh', 1000, 10_000, 50_000],
      ['Ngũ số', 1000, 10_000, 50_000],
      ['Đua 10 xe', 1000, 10_000, 50_000],
      ['Vui vẻ 8/20', 1000, 10_000, 50_000],
      ['Keno 20/80', 1000, 10_000, 50_000],
    ]);
    expect(await names('lotus', 'TH')).toEqual([
      ['บัว 5/11', 1000, 10_000, 50_000],
      ['ลูกเต๋าเร็ว', 1000, 10_000, 50_000],
      ['ห้าหลัก', 1000, 10_000, 50_000],
      ['แข่งรถ 10 คัน', 1000, 10_000, 50_000],
      ['แฮปปี้ 8/20', 1000, 10_000, 50_000],
      ['คีโน 20/80', 1000, 10_000, 50_000],
    ]);
    expect(await names('harbor', 'EN')).toEqual([]);
  });

  it('answers the games of a prize mode: electronic lottery has its own', async () => {
    const codes = async (prizeMode?: string) => {
      const { list } = await value<{ list: { code: string; defaultPlayType: string }[] }>(
        getGameMenus,
        prizeMode ? { prizeMode } : {},
      );
      return list.map(({ code, defaultPlayType }) => [code, defaultPlayType]);
    };
    const usual = [
      ['11X5', 'first3-direct'],
      ['K3', 'sum'],
      ['SSC', 'place'],
      ['PK10', 'place'],
      ['KLSF', 'any3'],
      ['KL8', 'any5'],
    ];
    const { lotteryType } = await value<{ lotteryType: string }>(getSettings);
    expect(lotteryType).toBe('Lott');
    expect(await codes()).toEqual(usual);
    expect(await codes(lotteryType)).toEqual(usual);
    const electronic = await codes('Elott');
    expect(electronic[0]).toEqual(['E5', 'any1']);
    expect(electronic).toHaveLength(16);
    expect(await codes('ZY')).toEqual([]);
    const { list } = await value<{ list: { gameCode: string }[] }>(getDraws);
    expect(list.map(({ gameCode }) => gameCode)).toContain('E5');
    const ofMode = await value<{ list: { gameCode: string }[] }>(getDraws, { prizeMode: 'Lott' });
    expect(ofMode.list.map(({ gameCode }) => gameCode)).toEqual(['11X5', 'K3', 'SSC', 'PK10', 'KLSF', 'KL8']);
  });

  it('a database that knew the games in one language gets their names in all', async () => {
    const named = async (language: string) =>
      (await value<{ list: { name: string }[] }>(getGameMenus, {}, { merchant: 'aurora', headers: { language } })).list
        .slice(0, 2)
        .map(({ name }) => name);
    await operator.context.merchants.setLanguages('aurora', ['KO', 'EN', 'CN', 'JA']);
    await operator.context.db.query("update lottery_game set names = jsonb_build_object('EN', names->'EN')");
    expect(await named('CN')).toEqual(['Aurora 5/11', 'Speed Dice']);
    await gameNamesSeed.run(operator.context);
    expect(await named('CN')).toEqual(['极光11选5', '极速快3']);
    expect(await named('JA')).toEqual(['オーロラ 5/11', 'スピードダイス']);
  });

  it('closes an issue before its draw and takes bets for the next one meanwhile', async () => {
    expect(await dice()).toMatchObject({ current: { issue: '20260302-0721' }, drawing: null });
    operator.context.clock.advance(55_000);
    const between = await dice();
    expect(between).toMatchObject({
      current: { issue: '20260302-0722' },
      drawing: { issue: '20260302-0721' },
      last: { issue: '20260302-0720' },
    });
    operator.context.clock.advance(5000);
    expect(await dice()).toMatchObject({ drawing: null, last: { issue: '20260302-0721' } });
  });

  it('has a week of past draws from the start, in one unbroken row, and none before', async () => {
    const seen: string[] = [];
    let beforeIssue: string | undefined;
    for (let hasMore = true; hasMore; beforeIssue = seen.at(-1)) {
      const page = await value<{ list: { issue: string }[]; hasMore: boolean }>(getOpenedNumbers, {
        gameCode: '11X5',
        count: 100,
        ...(beforeIssue ? { beforeIssue } : {}),
      });
      seen.push(...page.list.map(({ issue }) => issue));
      hasMore = page.hasMore;
    }
    expect(seen[0]).toBe('20260302-0240');
    expect(seen.at(-1)).toBe('20260223-0001');
    expect(seen).toHaveLength(7 * 480 + 240);
    expect(new Set(seen).size).toBe(seen.length);
    const refused = await site.call(getDrawProof, { gameCode: '11X5', issue: '20260222-0480' });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'lottery.issue.unknown' } });
  });

  it('commits to a draw before it, and reveals a seed after it that gives the very numbers', async () => {
    const { current } = await dice();
    const before = await proof(current.issue);
    expect(before).toMatchObject({ numbers: null, seed: null, daySeed: null, commitment: current.commitment });
    operator.context.clock.advance(60_000);
    const after = await proof(current.issue);
    expect(after.commitment).toBe(before.commitment);
    expect(after.daySeed).toBeNull();
    expect(await checkDraw(after)).toMatchObject({
      isSeedCommitted: true,
      areNumbersDrawn: true,
      isSeedOfDay: null,
    });
    expect((await dice()).last).toMatchObject({ issue: current.issue, numbers: after.numbers });
  });

  it('says of a draw whether its hash was published before it, or the day was filled in afterwards', async () => {
    const { current, last } = await dice();
    expect(await proof(current.issue)).toMatchObject({ isCommittedBefore: true });
    const filledIn = { isCommittedBefore: false };
    expect(await proof('20260301-0480', '11X5')).toMatchObject(filledIn);
    // Drawn this morning, hours before the site first ran.
    expect(await proof('20260302-0300')).toMatchObject(filledIn);
    expect(await proof(last.issue)).toMatchObject({ isCommittedBefore: true });
    const { db, daySeeds } = operator.context;
    await daySeeds.of({ merchant: 'aurora', code: 'K3' }, '20260320');
    await expect(db.query("update lottery_day set made_at = now() where day = '20260320'")).rejects.toThrow();
  });

  it("reveals a day's seed when the day is over, so that the whole day can be checked", async () => {
    const record = await proof('20260301-0480', '11X5');
    expect(await checkDraw(record)).toMatchObject({
      isSeedCommitted: true,
      areNumbersDrawn: true,
      isSeedOfDay: true,
    });
  });

  it('answers the next issues with their commitments, also across midnight', async () => {
    operator.context.clock.advance(12 * 3_600_000 - 4 * 60_000);
    await operator.context.jobs.runDue();
    const near = await value<{ coming: { issue: string; commitment: string }[] }>(getNearIssues, {
      gameCode: 'K3',
      count: 4,
    });
    expect(near.coming.map(({ issue }) => issue)).toEqual([
      '20260302-1439',
      '20260302-1440',
      '20260303-0001',
      '20260303-0002',
    ]);
    const tomorrow = near.coming[2]?.commitment;
    operator.context.clock.advance(10 * 60_000);
    expect((await proof('20260303-0001')).commitment).toBe(tomorrow);
  });

  it('gives the same draws after a restart', async () => {
    const before = await value<{ list: unknown[] }>(getOpenedNumbers, { gameCode: 'K3', count: 50 });
    const { db, clock } = operator.context;
    const again = await testOperator({ db, clock });
    const answer = await siteClient(again).call(getOpenedNumbers, { gameCode: 'K3', count: 50 });
    expect(answer.body.value).toEqual(before);
    await again.close();
  });

  it('says that an unknown game is unknown, and answers nothing while lottery is off', async () => {
    expect(await site.call(getDraw, { code: 'NONE' })).toMatchObject({
      status: 404,
      body: { errorCode: 'lottery.game.unknown' },
    });
    await operator.context.merchants.setSwitches('aurora', { MF_LOTTERY: false });
    expect(await value(getDraws)).toEqual({ list: [] });
    expect(await site.call(getDrawProof, { gameCode: 'K3', issue: '20260302-0001' })).toMatchObject({
      status: 400,
      body: { errorCode: 'function.not.available' },
    });
    await operator.context.merchants.setSwitches('aurora', { MF_LOTTERY: true });
  });
});
