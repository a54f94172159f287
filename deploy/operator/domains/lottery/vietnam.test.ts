import { randomUUID } from 'node:crypto';
import { checkDraw, type DrawRecord, priceListId } from '@tessera/shared/lottery';
import { downloadOwnData } from '@tessera/shared/wire/auth';
import {
  getDraw,
  getDrawProof,
  getDraws,
  getGameMenus,
  getMyBets,
  getOpenedNumbers,
  getPopularLottery,
  getRecentGameMenus,
  getVietnamLobby,
  getVietnamMenu,
  getVietnamNumbers,
  getVietnamRecent,
  placeBets,
} from '@tessera/shared/wire/lottery';
import { withOperator } from '../../testing/with-operator.ts';
import { settleDue } from './settlement.ts';

interface State {
  current: { issue: string; closesAtMs: number; startsAtMs: number; drawsAtMs: number };
  drawing: { issue: string; numbers: number[]; nextNumberAtMs: number } | null;
  last: { issue: string; numbers: number[] };
}
interface Games {
  list: { code: string; name: string; region: string; calendar: { weekdays: number[] } | null }[];
}

describe('the lotteries of Vietnam', () => {
  // It starts at 12:00 in Seoul on Monday 2 March 2026, which is 10:00 in Vietnam.
  const { operator, site } = withOperator();
  const value = async <T>(...[endpoint, request, init]: Parameters<typeof site.call>): Promise<T> =>
    (await site.call(endpoint, request, init)).body.value as T;
  const state = (code: string) => value<State>(getDraw, { code });
  const until = (time: string) =>
    operator.context.clock.advance(Date.parse(`2026-03-02T${time}+07:00`) - operator.context.clock.now().getTime());
  const settle = () => settleDue(operator.context, operator.context.clock.now());

  it('have menus of their own: provinces on their calendar, and draws of the operator', async () => {
    const games = async (prizeMode: string) =>
      (await value<Games>(getVietnamMenu, { prizeMode }, { headers: { language: 'VI' }, merchant: 'lotus' })).list;
    const provinces = await games('Lott');
    expect(provinces).toHaveLength(36);
    expect(provinces[0]).toMatchObject({ code: 'XSMB', name: 'Miền Bắc', region: 'north' });
    const monday = provinces.filter(({ calendar }) => calendar?.weekdays.includes(1)).map(({ name }) => name);
    expect(monday).toEqual(['Miền Bắc', 'TP. HCM', 'Đồng Tháp', 'Cà Mau', 'Phú Yên', 'Huế']);
    expect((await games('ZY')).map(({ name }) => name)).toEqual([
      'Miền Bắc 1 phút',
      'Miền Nam 1 phút',
      'Miền Trung 1 phút',
    ]);
    expect(await games('SEA')).toEqual([]);
    const others = (await value<Games>(getGameMenus, { prizeMode: 'LOTT' })).list;
    expect(others.every(({ region }) => region === null)).toBe(true);
    expect((await value<Games>(getGameMenus, { prizeMode: 'ZY' })).list).toEqual([]);
    const drawn = async (request: object) =>
      (await value<{ list: { gameCode: string }[] }>(getDraws, request)).list.map(({ gameCode }) => gameCode);
    expect(await drawn({ lottoArea: 'VN' })).toHaveLength(39);
    expect(await drawn({ lottoArea: 'VN', prizeMode: 'ZY' })).toEqual(['MB1P', 'MN1P', 'MT1P']);
    expect(await drawn({})).not.toContain('XSMB');
  });

  it('are among the most played of their own modes, beside those of every other mode, and of no other', async () => {
    const popular = async (request: object) =>
      (await value<Games>(getPopularLottery, { count: 100, ...request })).list.map(({ code }) => code);
    expect(await popular({ prizeMode: 'LOTT', lottoArea: 'VN' })).toHaveLength(36);
    expect(await popular({ prizeMode: 'ZY', lottoArea: 'VN' })).toEqual(['MB1P', 'MN1P', 'MT1P']);
    expect(await popular({ prizeMode: 'LOTT' })).not.toContain('XSMB');
    expect(await value<Games>(getPopularLottery, { lottoArea: 'VN' })).toMatchObject({ list: { length: 20 } });
  });

  it('answer the last hundred draws over all games of a mode, newest first', async () => {
    const list = async (request: object) =>
      (await value<{ list: { gameCode: string; drawsAtMs: number; kind: string }[] }>(getVietnamNumbers, request)).list;
    const last = await list({ prizeMode: 'LOTT' });
    expect(last).toHaveLength(100);
    // On Sunday evening the North is the last.
    expect(last[0]).toMatchObject({
      gameCode: 'XSMB',
      issue: '20260301-0000',
      gameName: '베트남 북부',
      region: 'north',
    });
    expect(last.map(({ drawsAtMs }) => drawsAtMs)).toEqual(
      last.map(({ drawsAtMs }) => drawsAtMs).sort((one, other) => other - one),
    );
    expect(new Set((await list({ prizeMode: 'ZY', count: 6 })).map(({ gameCode }) => gameCode)).size).toBe(3);
    const weekly = await value<{ list: unknown[] }>(getOpenedNumbers, { gameCode: 'XSDT' });
    expect(weekly.list.length).toBeGreaterThanOrEqual(8);
  });

  it('close before the first prize and publish each prize at its moment, the seed and the result after the last', async () => {
    const token = await site.tokenOf('player01');
    const place = async (gameCode: string, playCode: string, numbers: string[][]) =>
      site.call(
        placeBets,
        {
          requestId: randomUUID(),
          priceList: priceListId,
          lines: [
            { gameCode, issue: (await state(gameCode)).current.issue, playCode, numbers, unit: 100, multiple: 1 },
          ],
        },
        { token },
      );
    const bets = async () =>
      (
        await value<{ list: { status: string; combinations: number; playCode: string; drawn: number[] | null }[] }>(
          getMyBets,
          { gameCode: 'XSHCM' },
          { token },
        )
      ).list;
    const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
    expect((await state('XSHCM')).current).toMatchObject({ issue: '20260302-0000' });
    expect((await place('XSHCM', 'lo2', [all])).status).toBe(200);
    const { db } = operator.context;
    const limit = "update lottery_game set max_number_stake_minor = $1 where merchant = 'aurora' and code = 'XSHCM'";
    await db.query(limit, [300_000]);
    // A number of two digits is eighteen single bets, one for each prize.
    expect((await place('XSHCM', 'lo2', [['12']])).body).toMatchObject({
      errorCode: 'lottery.number.stake.limit',
      value: { playCode: 'lo2', number: '12', limitMinor: 300_000 - 18 * 10_000 },
    });
    await db.query(limit, [100_000_000]);
    expect((await place('XSHCM', 'pairs', [['00', '11', '22']])).status).toBe(200);
    expect((await place('XSHCM', 'together3', [['12', '34', '56', '78']])).status).toBe(200);
    expect((await place('XSMB', 'together2', [['12', '34', '56']])).status).toBe(200);
    expect((await place('XSMB', 'pairs', [['12', '34', '56']])).body.errorCode).toBe('lottery.bet.invalid');
    const late = { gameCode: 'XSHCM', issue: '20260302-0000', playCode: 'duoi', numbers: [['12']] };

    until('16:10:00');
    const closed = await state('XSHCM');
    expect(closed).toMatchObject({
      current: { issue: '20260307-0000' },
      drawing: { issue: '20260302-0000', numbers: [] },
    });
    const refused = await site.call(
      placeBets,
      { requestId: randomUUID(), priceList: priceListId, lines: [{ ...late, unit: 100, multiple: 1 }] },
      { token },
    );
    expect(refused.body.errorCode).toBe('lottery.issue.closed');

    until('16:14:59');
    expect((await state('XSHCM')).drawing?.numbers).toEqual([]);
    until('16:15:00');
    const first = (await state('XSHCM')).drawing;
    expect(first?.numbers).toHaveLength(1);
    expect(first?.nextNumberAtMs).toBe(Date.parse('2026-03-02T16:16:10+07:00'));
    until('16:34:59');
    const almost = (await state('XSHCM')).drawing?.numbers ?? [];
    expect(almost).toHaveLength(17);
    expect(almost[0]).toBe(first?.numbers[0]);
    await settle();
    expect((await bets()).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    const proof = () => value<DrawRecord>(getDrawProof, { gameCode: 'XSHCM', issue: '20260302-0000' });
    expect(await proof()).toMatchObject({ numbers: null, seed: null });

    until('16:35:00');
    const after = await state('XSHCM');
    expect(after).toMatchObject({ drawing: null, last: { issue: '20260302-0000' } });
    expect(after.last.numbers.slice(0, 17)).toEqual(almost);
    expect(await checkDraw(await proof())).toMatchObject({ isSeedCommitted: true, areNumbersDrawn: true });
    await settle();
    const settled = await bets();
    expect(settled.map(({ playCode, combinations }) => [playCode, combinations])).toEqual([
      ['together3', 4],
      ['pairs', 3],
      ['lo2', 1800],
    ]);
    // All hundred numbers on all lots: each lot shows one of them.
    expect(settled[2]).toMatchObject({ status: 'won', payout: 18 * 75 * 100, drawn: after.last.numbers });
    const recent = await value<Games>(getVietnamRecent, { prizeMode: 'LOTT' }, { token });
    expect(recent.list.map(({ code }) => code)).toEqual(['XSMB', 'XSHCM']);
    expect(await value<Games>(getRecentGameMenus, { prizeMode: 'LOTT' }, { token })).toEqual({ list: [] });
  });

  it('have a lobby that begins on a game or on the list, and leads back to this site alone', async () => {
    const lobby = (request: object) =>
      value<object>(getVietnamLobby, { lottoArea: 'VN', launchMode: 'LOTT', prizeMode: 'LOTT', ...request });
    const betting = { view: 'betting', gameCode: 'XSHCM', language: 'VI', backUrl: '/index?from=home' };
    expect(await lobby(betting)).toEqual({
      view: 'betting',
      gameCode: 'XSHCM',
      gameName: 'TP. HCM',
      region: null,
      backUrl: '/index?from=home',
    });
    expect(await lobby({ ...betting, language: 'EN' })).toMatchObject({ gameName: 'Ho Chi Minh City' });
    const list = { view: 'lobby', gameCode: null, gameName: null, region: null };
    const own = { view: 'lobby', gameCode: 'XSHCM', backUrl: 'http://aurora.localhost:8080/lottery' };
    expect(await lobby(own)).toEqual({ ...list, backUrl: '/lottery' });
    // A game of another prize mode is none of this one's.
    const minute = { view: 'betting', gameCode: 'MB1P' };
    expect(await lobby(minute)).toEqual({ ...list, backUrl: null });
    expect(await lobby({ ...minute, prizeMode: 'ZY' })).toMatchObject(minute);
    // The South is over: the Centre is drawn next.
    expect(await lobby({ view: 'lobby', device: 'Mobile' })).toMatchObject({ region: 'central' });
    expect(await lobby({ view: 'lobby', device: 'Desktop' })).toMatchObject({ region: null });
    for (const backUrl of [
      '//evil.example/x',
      '/\\evil.example/x',
      'https://evil.example',
      'https://aurora.localhost.evil.example/',
      'https://aurora.localhost@evil.example/',
      'ftp://aurora.localhost/',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://lotus.localhost/',
    ])
      expect(await lobby({ view: 'lobby', backUrl })).toMatchObject({ backUrl: null });
  });

  it('are marked as simulated in the file with a member’s own data', async () => {
    const token = await site.tokenOf('player01');
    const { body } = await site.call(downloadOwnData, { password: 'Play1234' }, { token });
    const rows = String(body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { list?: string; game?: string; drawn?: unknown; simulated?: boolean })
      .filter(({ list }) => list === 'lotteryBets');
    expect(rows.some(({ game, drawn }) => game === 'XSHCM' && Array.isArray(drawn))).toBe(true);
    expect(rows.every(({ simulated }) => simulated === true)).toBe(true);
    // What was discounted is among them: each stake can be followed.
    expect(rows[0]).toMatchObject({
      combinations: 1800,
      unit: 100,
      multiple: 1,
      discount: 0,
      stake: 180_000,
      halfPaid: [],
    });
  });

  it('that are drawn every day are sold seven days ahead at most', async () => {
    const token = await site.tokenOf('player01');
    const bet = (issue: string) =>
      site.call(
        placeBets,
        {
          requestId: randomUUID(),
          priceList: priceListId,
          lines: [{ gameCode: 'XSMB', issue, playCode: 'duoi', numbers: [['12']], unit: 100, multiple: 1 }],
        },
        { token },
      );
    expect((await bet('20260308-0000')).status).toBe(200);
    expect((await bet('20260312-0000')).body.errorCode).toBe('lottery.issue.unknown');
  });
});
