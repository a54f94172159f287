import type { Database } from '@tessera/database/database';
import { currencyOf } from '@tessera/shared/money';
import { getGameList, getGameVendors, launchGame } from '@tessera/shared/wire/games';
import { buildOperator, type Operator } from './app.ts';
import { addConsoleOperator } from './back-office/index.ts';
import { demoGames } from './demo/games/game-import.ts';
import { beginWithoutDemo, loadDemo } from './demo/index.ts';
import type { GameEntry } from './domains/casino/index.ts';
import { stakeSteps } from './domains/casino/stakes.ts';
import { standardProfile } from './domains/merchants/index.ts';
import { cheapConfig } from './testing/operator.ts';
import { siteClient } from './testing/site-client.ts';
import { openFreshPostgres } from './testing/test-databases.ts';

describe('an operator without demo data', () => {
  let db: Database;
  let close: () => Promise<void>;
  let operator: Operator;
  let token = '';
  beforeAll(async () => {
    ({ database: db, close } = await openFreshPostgres());
    operator = await buildOperator({ db, config: cheapConfig });
    await addConsoleOperator(operator.context, 'operator', 'first password');
    token = (await send('/sign-in', { username: 'operator', password: 'first password', wantsToken: true })).value
      .token;
  });
  afterAll(async () => {
    await operator.close();
    await close();
  });

  async function send(path: string, payload: object) {
    const answer = await operator.app.inject({
      method: 'POST',
      url: `/console-api${path}`,
      headers: { 'x-tessera-console': '1', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      payload,
    });
    return answer.json();
  }

  const merchant = {
    code: 'nova',
    name: 'Nova',
    host: 'nova.localhost',
    theme: 'harbor',
    currency: 'P',
    language: 'EN',
    timeZone: 'Europe/London',
    country: 'GB',
    smallestDeposit: 10,
  };
  const { vendors, games } = demoGames();
  const demoGame = games.find(({ code }) => code === 'PG-0123') as GameEntry;

  it('has no merchant, no game and no account', async () => {
    expect(operator.context.merchants.all()).toEqual([]);
    expect(operator.context.catalogue.current().games).toEqual([]);
    expect(await db.query('select 1 from member')).toEqual([]);
  });

  it('opens a site with an account and a game that are made at the console', async () => {
    expect(await send('/merchants', merchant)).toMatchObject({ success: true, value: { code: 'nova' } });
    const imported = await send('/games', {
      vendors: vendors.filter(({ vassalage }) => vassalage === 'PG'),
      games: [demoGame],
    });
    expect(imported.value).toEqual({ vendors: 1, games: 1 });
    const account = { merchant: 'nova', username: 'first01', password: 'Play1234', kind: 'player' };
    expect((await send('/accounts', account)).value).toMatchObject({ username: 'first01' });

    const site = siteClient(operator, 'nova');
    const { body } = await site.call(getGameList, { gameType: 'RNG' }, { merchant: 'nova' });
    expect(body.value).toMatchObject({ total: 1, list: [{ code: 'PG-0123', gameName: 'Twin Koi Pond' }] });
    const session = await site.tokenOf('first01', 'nova');
    const launched = await site.call(
      launchGame,
      { gameId: 'PG-0123', vassalage: 'PG', launchMode: 'GLS' },
      { merchant: 'nova', token: session },
    );
    expect(launched.status).toBe(200);
  });

  it('asks the owner of an account for a password of their own', async () => {
    const site = siteClient(operator, 'nova');
    const answer = await site.login('first01', 'Play1234');
    expect(answer.body.value).toMatchObject({ firstTimeLogin: true, passwordIsDefault: true });
  });

  it('gives a host to one of two merchants that ask for it at once', async () => {
    const asked = { ...merchant, host: 'shared.localhost' };
    const answers = await Promise.all(['east', 'west'].map((code) => send('/merchants', { ...asked, code })));
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: 'merchant.host.taken' });
  });

  it('knows nothing of a merchant or game whose making failed halfway', async () => {
    const fail = () => Promise.reject(new Error('no audit entry'));
    const { merchants, catalogue } = operator.context;
    const profile = standardProfile({ ...merchant, host: 'half.localhost' });
    const half = { code: 'half', name: 'Half', currency: 'P', profile, switchedOff: [] };
    await expect(merchants.create(half, fail)).rejects.toThrow('no audit entry');
    expect(merchants.byCode('half')).toBeUndefined();
    const list = { vendors: [], games: [{ ...demoGame, code: 'PG-0009' }] };
    await expect(catalogue.import(() => list, fail)).rejects.toThrow('no audit entry');
    expect(catalogue.current().byCode('PG-0009')).toBeUndefined();
  });

  it.each([
    ['a code that is in use', { ...merchant, host: 'other.localhost' }, 'merchant.taken'],
    ['a host of the edge', { ...merchant, code: 'other', host: 'console.localhost' }, 'merchant.host.reserved'],
    [
      'an unknown country',
      { ...merchant, code: 'other', host: 'o.localhost', country: 'ZZ' },
      'merchant.country.unknown',
    ],
    ['an address for a host', { ...merchant, code: 'other', host: '999.999.999.999' }, 'merchant.host.invalid'],
    ['the host of the machine itself', { ...merchant, code: 'other', host: 'localhost' }, 'merchant.host.invalid'],
    ['a host that no browser accepts', { ...merchant, code: 'other', host: 'xn--a.example' }, 'merchant.host.invalid'],
    ['a host that is in use', { ...merchant, code: 'other' }, 'merchant.host.taken'],
    [
      'an unknown time zone',
      { ...merchant, code: 'other', host: 'o.localhost', timeZone: 'Mars/Olympus' },
      'merchant.time-zone.unknown',
    ],
    [
      'a time zone that has another offset in the database',
      { ...merchant, code: 'other', host: 'o.localhost', timeZone: 'CET' },
      'merchant.time-zone.unknown',
    ],
  ])('refuses a merchant with %s, and nothing is stored', async (_case, request, code) => {
    expect(await send('/merchants', request)).toMatchObject({ success: false, errorCode: code });
    expect(operator.context.merchants.byCode('other')).toBeUndefined();
  });

  it.each([
    ['of a vendor that nobody knows', { vassalage: 'XX' }, 'game.vendor.unknown'],
    ['whose maths no provider declares', { slot: { sheet: 'low-1', symbol: 'koi' } }, 'game.sheet.unknown'],
    ['whose symbol is not drawn', { slot: { sheet: 'low-951', symbol: 'unicorn' } }, 'game.symbol.unknown'],
    ['that is playable without maths', { slot: null }, 'game.sheet.unknown'],
    ['whose smallest stake is above its largest', { stakes: { minimum: 9, maximum: 1 } }, 'game.stakes.invalid'],
    ['that is playable without a stake', { stakes: { minimum: 0, maximum: 0 } }, 'game.stakes.invalid'],
    ['that is a slot of another category', { category: 'LIVE' }, 'game.slot.misplaced'],
    ['that is in the list already', { code: 'PG-0001' }, 'game.repeated', 'PG-0001'],
    [
      'that has another maths by now',
      { code: 'PG-0123', slot: { sheet: 'low-951', symbol: 'koi' } },
      'game.changed',
      'PG-0123',
    ],
  ])('refuses an import with a game %s as a whole', async (_case, change, code, gameCode = 'PG-0002') => {
    const wrong = { ...demoGame, code: 'PG-0002', ...change };
    const answer = await send('/games', { vendors: [], games: [{ ...demoGame, code: 'PG-0001' }, wrong] });
    expect(answer).toMatchObject({ success: false, errorCode: code, value: { code: gameCode } });
    expect(operator.context.catalogue.current().games).toHaveLength(1);
  });

  it.each([
    ['code', { code: 'ABC' }],
    ['stake', { stakes: { minimum: 1, maximum: 1e15 } }],
  ])('refuses a game with a %s that no answer could carry', async (_case, change) => {
    const answer = await send('/games', { vendors: [], games: [{ ...demoGame, code: 'PG-0003', ...change }] });
    expect(answer).toMatchObject({ success: false, errorCode: 'request.invalid' });
  });

  it('lets one of two imports at once decide what a new game is', async () => {
    const asked = (sheet: string) =>
      send('/games', { vendors: [], games: [{ ...demoGame, code: 'PG-0004', slot: { sheet, symbol: 'koi' } }] });
    const answers = await Promise.all(['low-951', 'medium-961'].map(asked));
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: 'game.changed' });
  });

  it('shows the figures that the provider has proved for a slot, whatever an import says', async () => {
    await send('/games', { vendors: [], games: [{ ...demoGame, rtp: 99.9, maxWin: 1_000_000, volatility: 'low' }] });
    expect(operator.context.catalogue.current().byCode('PG-0123')).toMatchObject({ rtp: 96.1, volatility: 'medium' });
  });

  it.each([
    ['P', 1],
    ['P', 15],
    ['P', 33],
    ['DIEM', 1],
    ['DIEM', 10],
    ['DIEM', 12_345],
  ])('offers stakes that twenty lines can share, in %s with a smallest deposit of %i', (currency, smallestDeposit) => {
    const profile = standardProfile({ ...merchant, currency, smallestDeposit });
    const steps = stakeSteps({ minimum: 0.2, maximum: 400 }, { currency: currencyOf(currency), profile });
    expect(steps.every((stake) => stake > 0 && stake % 20 === 0)).toBe(true);
  });

  it('stays without demo data when it is started with them later', async () => {
    await beginWithoutDemo(operator.context);
    await loadDemo(operator.context, ['merchants', 'identity', 'casino']);
    expect(operator.context.merchants.byCode('aurora')).toBeUndefined();
  });

  it('refuses an account at an unknown merchant, under a name that is taken, or with a password that no form would take', async () => {
    const account = { merchant: 'nova', username: 'second01', password: 'Play1234', kind: 'agent' };
    expect((await send('/accounts', { ...account, merchant: 'nowhere' })).errorCode).toBe('merchant.unknown');
    expect((await send('/accounts', { ...account, username: 'FIRST01' })).errorCode).toBe('register.username.taken');
    expect((await send('/accounts', { ...account, password: 'x' })).errorCode).toBe('register.field.invalid');
    expect(await db.query("select 1 from member where username = 'second01'")).toEqual([]);
  });

  it('offers no lottery at a new merchant, which has no draws, although the catalogue has lottery games', async () => {
    const lottery = games.filter(({ category }) => category === 'LOTT');
    const names = new Set(lottery.map(({ vassalage }) => vassalage));
    await operator.context.catalogue.import(() => ({
      vendors: vendors.filter(({ vassalage }) => names.has(vassalage)),
      games: lottery,
    }));
    expect(operator.context.catalogue.current().byCode(lottery[0]?.code ?? '')).toBeDefined();
    const site = siteClient(operator, 'nova');
    const { body } = await site.call(getGameVendors, {}, { merchant: 'nova' });
    const { lanes } = (body.value as { data: { lanes: { gameType: string }[] } }).data;
    expect(lanes.map(({ gameType }) => gameType)).toEqual(['RNG']);
  });
});
