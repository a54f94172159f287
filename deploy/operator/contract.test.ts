import { currencyOf } from '@tessera/shared/money';
import { getRegisterSettings } from '@tessera/shared/wire/auth';
import { type Endpoint, type Schema, schemaFor } from '@tessera/shared/wire/define-endpoint';
import { getGameList, getGameVendors } from '@tessera/shared/wire/games';
import { readingMoney, writingMoney } from '@tessera/shared/wire/money-codec';
import * as v from 'valibot';
import { definedEndpoints } from './platform/openapi/defined-endpoints.ts';
import { ungatedCalls } from './platform/openapi/ungated-calls.ts';
import { unshownAnswers } from './platform/openapi/unshown-answers.ts';
import { disagreements, wireTable } from './platform/openapi/wire-table.ts';
import { specifiedAnswers } from './testing/specified-answers.ts';
import { withOperator } from './testing/with-operator.ts';

/** Spec §7, "No token", where this operator answers the call. */
const withoutToken = [
  ...['/wps/session/login', '/wps/session/login/freeplay', '/wps/member/register', '/wps/member/register/mobile'],
  ...['/wps/system/whitelabel', '/lgw/games/game_menus', '/wps/captcha', '/wps/system/status'],
  ...['/wps/relay/MCSFE_getListAnnouncements', '/lgw/games/popular', '/wps/system/helpCenter'],
  ...['/wps/system/domainRoute', '/wps/verification/sms/noLogin', '/wps/verification/sms/register'],
];
/** Spec §7, "Token-required calls", likewise; lists of vendors and games are answered without one too (decision 21). */
const withToken = [
  ...['/wps/member/info', '/wps/relay/MCSFE_getPlayerAvatar', '/wps/member/password', '/wps/member/info/icon'],
  ...['/wps/v2/wallets/balance', '/wps/session/logout', '/wps/relay/MCSFE_getFavoriteGames'],
  ...['/wps/relay/MCSFE_getFavoriteGamesList', '/wps/relay/MCSFE_addFavoriteGameV2'],
  ...['/wps/relay/MCSFE_removeFavoriteGameV2', '/wps/relay/GCS_recentGame', '/wps/relay/GLS2_roomList'],
  ...['/wps/game/launchGame', '/lgw/games/game_menus/recent', '/wps/member/info/funds/consolidated'],
  '/wps/relay/GCS_merchantWallet',
];

const written = { code: 'PP-0086', gameName: 'Orchard', vassalage: 'PP', gameType: 'RNG' };

const line = (endpoint: Endpoint) => `${endpoint.name}: ${endpoint.method} ${endpoint.path}`;

describe('the calls of the operator', () => {
  const { operator } = withOperator();
  let defined: readonly Endpoint[];
  beforeAll(async () => {
    defined = await definedEndpoints();
  });

  it('are each answered, and nothing is answered that is not defined', () => {
    const answered = [...operator.context.routes.answered, ...operator.context.consoleRoutes.answered];
    expect(answered.map(line).sort()).toEqual(defined.map(line).sort());
  });

  it('agree with what the specification and the wire facts say of them', () => {
    const wrong = defined.flatMap((endpoint) =>
      (disagreements(endpoint) ?? []).map((fault) => `${line(endpoint)}: ${fault}`),
    );
    expect(wrong).toEqual([]);
    expect(new Set(defined.map(({ name }) => name)).size).toBe(defined.length);
  });

  it('are in the hand-written table wherever they use a path of the real API', () => {
    const known = new Set(wireTable.map(({ path }) => path));
    expect(known.size).toBe(wireTable.length);
    expect(defined.filter(({ path }) => known.has(path)).length).toBeGreaterThan(20);
    expect(disagreements({ ...(defined[0] as Endpoint), path: '/wps/system/whitelabel', method: 'PUT' })).toContain(
      'method is GET',
    );
  });

  it('send a token exactly where spec §7 says so; feedback takes one, so that the member can be answered', () => {
    const tokens = Object.fromEntries(defined.map(({ path, token }) => [path, token]));
    for (const path of withoutToken) expect([path, tokens[path]]).toEqual([path, 'none']);
    expect(tokens['/wps/feedback']).toBe('optional');
    for (const path of withToken) expect([path, tokens[path]]).toEqual([path, 'required']);
  });

  it('have a module that ends them, or a listed reason to have none', () => {
    const ungated = operator.context.routes.answered.filter(({ module }) => module === null).map(({ name }) => name);
    expect(ungated.sort()).toEqual(Object.keys(ungatedCalls).sort());
  });

  it('are refused as not available when their module is off', async () => {
    const { merchants } = operator.context;
    for (const endpoint of operator.context.routes.answered) {
      const { module } = endpoint;
      if (!module) continue;
      await merchants.setSwitches('aurora', { [module]: false });
      const url = endpoint.path.replace(/:\w+/g, '1');
      const { statusCode, ...answer } = await operator.app.inject({
        method: endpoint.method,
        url,
        headers: { merchant: 'aurora' },
      });
      await merchants.setSwitches('aurora', { [module]: true });
      expect([line(endpoint), statusCode, answer.json().errorCode]).toEqual([
        line(endpoint),
        400,
        'function.not.available',
      ]);
    }
  });

  it('ask for a token where they need one', async () => {
    for (const endpoint of operator.context.routes.answered.filter(({ token }) => token === 'required')) {
      for (const authorization of [undefined, 'x', 'A'.repeat(43)]) {
        const answer = await operator.app.inject({
          method: endpoint.method,
          url: endpoint.path.replace(/:\w+/g, '1'),
          headers: { merchant: 'aurora', ...(authorization ? { authorization } : {}) },
        });
        expect([line(endpoint), answer.statusCode]).toEqual([line(endpoint), 401]);
      }
    }
  });

  it('accept an answer that has only what the specification and the wire facts show', () => {
    const known = wireTable.map(({ path }) => path);
    expect([...Object.keys(specifiedAnswers), ...unshownAnswers].sort()).toEqual(known.sort());
    const checked = defined.filter(({ path }) => path in specifiedAnswers);
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(checked.length).toBeGreaterThan(30);
    const faults = checked.flatMap((endpoint) => {
      const schema = schemaFor<Schema>(endpoint.answer, readingMoney(currencyOf('P')));
      const read = v.safeParse(schema, specifiedAnswers[endpoint.path]);
      return read.success ? [] : [`${line(endpoint)}: ${v.summarize(read.issues)}`];
    });
    expect(faults).toEqual([]);
    // A game without a code, a lane and a card, a field of the form, a notice, a country: nothing else is left out.
    expect(warn).toHaveBeenCalledTimes(6);
    warn.mockRestore();
  });

  it('leave out of an answer only the rows that cannot be read, and take what this site does not know', () => {
    const read = <E extends Endpoint>(endpoint: E) =>
      v.parse(schemaFor<Schema>(endpoint.answer, readingMoney(currencyOf('P'))), specifiedAnswers[endpoint.path]);
    expect(read(getGameList)).toMatchObject({
      list: [
        { code: 'PP-0086', isGame: 'GAME' },
        { code: 'vs20olympgate', gameClassify: 'JP', isGame: 'GAME', volatility: null, features: [] },
        { code: '65', gameType: 'BINGO', gameClassify: undefined, isGame: 'GAME' },
      ],
    });
    expect(read(getGameVendors)).toMatchObject({
      data: { lanes: [{ gameType: 'RNG', cards: [{ vassalage: 'PP' }] }] },
    });
    expect(read(getRegisterSettings)).toMatchObject({
      rules: [
        { field: 'username', patternId: 'other' },
        { field: 'password', patternId: 'other' },
      ],
    });
    // Each fault is reported once, however often a list is read.
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    read(getGameList);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('refuse a list of which no row can be read', () => {
    const list = [{ gameName: 'Row without a code' }];
    expect(v.safeParse(schemaFor<Schema>(getGameList.answer, readingMoney(currencyOf('P'))), { list }).success).toBe(
      false,
    );
  });

  it.each([
    ['a row that is not whole', { list: [{ gameName: 'Row without a code' }, written] }],
    ['a category that is none of ours', { list: [{ ...written, gameType: 'BINGO' }] }],
    ['a kind that is none of ours', { list: [{ ...written, gameClassify: 'BINGO75' }] }],
  ])('are never answered with %s', (_case, answer) => {
    const writes = (value: unknown) =>
      v.safeParse(schemaFor<Schema>(getGameList.answer, writingMoney(currencyOf('P'))), value).success;
    expect(writes({ list: [written] })).toBe(true);
    expect(writes(answer)).toBe(false);
  });

  it('are described in one OpenAPI document, every reference of which leads somewhere', async () => {
    const document = (await operator.app.inject({ url: '/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    for (const endpoint of operator.context.routes.answered) {
      const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      expect([line(endpoint), operation?.['x-module']]).toEqual([line(endpoint), endpoint.module]);
    }
    for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
      const target = (reference as string)
        .split('/')
        .slice(1)
        .reduce((node, key) => node?.[key], document);
      expect([reference, typeof target]).toEqual([reference, 'object']);
    }
    const balance = document.paths['/wps/v2/wallets/balance'].get.responses['200'].content['application/json'].schema;
    expect(balance.properties.value.properties.sumBalance).toEqual({ type: 'number' });
  });
});
