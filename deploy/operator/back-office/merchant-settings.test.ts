import { openPath } from '@tessera/shared/support';
import { getContractSettings, getDownlineSettings } from '@tessera/shared/wire/agent';
import { getRegisterSettings, phoneAuthFaults, register, sendPhoneAuthCode } from '@tessera/shared/wire/auth';
import { getMerchantSettings, type MerchantSettings, setMerchantSettings } from '@tessera/shared/wire/console';
import { getGameMenus } from '@tessera/shared/wire/lottery';
import { getCustomerService, getSettings, getStatus, sendFeedback } from '@tessera/shared/wire/system';
import { hourMs } from '../platform/clock/durations.ts';
import { consoleClient } from '../testing/console-client.ts';
import { withOperator } from '../testing/with-operator.ts';

describe('the merchant page of the console', () => {
  const { operator, site } = withOperator();
  const staff = consoleClient(() => operator);
  const read = async (code = 'aurora') => (await staff.call(getMerchantSettings, { code })).value as MerchantSettings;
  const set = (change: Partial<MerchantSettings>, code = 'aurora') =>
    staff.call(setMerchantSettings, { code, ...change });
  const lastEntry = async () => {
    const rows = await operator.context.db.query<{
      username: string;
      action: string;
      merchant: string;
      detail: object;
    }>('select username, action, merchant, detail from console_log order by id desc limit 1');
    return rows[0];
  };
  const boot = async (merchant = 'aurora', ip = '127.0.0.1') =>
    (
      await operator.app.inject({
        url: `/internal/boot?merchant=${merchant}&ip=${ip}`,
        headers: { 'x-internal-key': 'test-internal-key' },
      })
    ).json();
  const site1 = async (endpoint: Parameters<typeof site.call>[0], request: object = {}) =>
    (await site.call(endpoint, request)).body;
  beforeEach(() => operator.context.clock.advance(hourMs));

  it('sets the prize groups of lotteries, unless a play would return too much or too little with them', async () => {
    const ssc = { kind: 'SSC' as const, lowest: 1800, highest: 1960, standard: 1940 };
    expect(await set({ prizeGroups: [ssc] })).toMatchObject({ status: 200, value: { prizeGroups: [ssc] } });
    expect(await lastEntry()).toMatchObject({ merchant: 'aurora', detail: { prizeGroups: [ssc] } });
    const { list } = (await site1(getGameMenus, { prizeMode: 'ELOTT' })).value as {
      list: { kind: string; prizeGroups: object }[];
    };
    expect(list.find(({ kind }) => kind === 'SSC')?.prizeGroups).toEqual({
      lowest: 1800,
      highest: 1960,
      standard: 1940,
    });
    expect(await set({ prizeGroups: [{ ...ssc, highest: 1980 }] })).toMatchObject({
      ...{ status: 400, code: 'merchant.groups.unfair' },
      value: { kind: 'SSC', group: 1980 },
    });
    for (const wrong of [{ standard: 1970 }, { lowest: 1801 }, { lowest: 1980 }])
      expect((await set({ prizeGroups: [{ ...ssc, ...wrong }] })).code).toBe('merchant.groups.order');
    expect((await set({ prizeGroups: [ssc, ssc] })).status).toBe(400);
    expect((await read()).prizeGroups).toEqual([ssc]);
  });

  it('sets what bets on lotteries may be at most: of a slip, and of each game by issue and by number', async () => {
    const before = (await read()).lotteryLimits;
    expect(before.maxSlipStakeMinor).toBe(1_000_000_000);
    const k3 = { gameCode: 'K3', maxStakeMinor: 700_000, maxPayoutMinor: 9_000_000, maxNumberStakeMinor: null };
    const lotteryLimits = { maxSlipStakeMinor: 800_000, maxCancelledOrders: 3, games: [k3] };
    expect(before.maxCancelledOrders).toBe(100);
    const { status, value } = await set({ lotteryLimits });
    expect([status, (value as MerchantSettings).lotteryLimits]).toEqual([
      200,
      { ...lotteryLimits, games: before.games.map((game) => (game.gameCode === 'K3' ? k3 : game)) },
    ]);
    expect(await lastEntry()).toMatchObject({ merchant: 'aurora', detail: { lotteryLimits } });
    const { list } = (await site1(getGameMenus)).value as { list: { code: string }[] };
    expect(list.find(({ code }) => code === 'K3')).toMatchObject({
      ...{ maxStake: 7000, maxPayout: 90_000, maxNumberStake: null, maxSlipStake: 8000 },
    });
    expect(list.find(({ code }) => code === '11X5')).toMatchObject({ maxNumberStake: 2_500_000, maxSlipStake: 8000 });
    const unknown = { ...k3, gameCode: 'NONE' };
    expect(await set({ lotteryLimits: { maxSlipStakeMinor: null, games: [unknown] } })).toMatchObject({
      ...{ status: 404, code: 'merchant.game.unknown' },
    });
    for (const games of [[k3, k3], [{ ...k3, maxStakeMinor: 0 }]])
      expect((await set({ lotteryLimits: { maxSlipStakeMinor: null, games } })).status).toBe(400);
    expect((await read()).lotteryLimits.maxSlipStakeMinor).toBe(800_000);
  });

  it('sets each field of the registration form, and the form follows', async () => {
    const { rules } = await read();
    const changed = rules.map((rule) => {
      if (rule.field === 'zalo') return { ...rule, enabled: true, required: true, minLength: 3, maxLength: 9 };
      return rule.field === 'nickname' ? { ...rule, enabled: true, patternId: 'korean' as const } : rule;
    });
    expect(await set({ rules: changed })).toMatchObject({ status: 200, value: { rules: changed } });
    const offered = (await site1(getRegisterSettings)).value as { rules: { field: string }[] };
    expect(offered.rules.find(({ field }) => field === 'zalo')).toMatchObject({
      ...{ enabled: true, required: true, minLength: 3, maxLength: 9 },
    });
    expect(offered.rules.find(({ field }) => field === 'nickname')).toMatchObject({
      acceptedPattern: '\\p{Script=Hangul}+',
    });
    const sent = await site.call(register, {
      ...{ username: 'rules001', password: 'Play1234', confirmPassword: 'Play1234', nickname: 'latin', zalo: '12' },
      altcha: await site.altcha(),
    });
    expect(sent.body.errorCode).toBe('register.field.invalid');
    const { fields } = sent.body.value as { fields: { field: string; reason: string }[] };
    expect(fields).toEqual(
      expect.arrayContaining([
        { field: 'zalo', reason: 'length' },
        { field: 'nickname', reason: 'pattern' },
      ]),
    );
    expect(await lastEntry()).toMatchObject({
      username: 'operator',
      action: 'merchant.settings',
      merchant: 'aurora',
    });
    await set({ rules });
  });

  it('refuses a form without what registration needs, and rules that are not the form', async () => {
    const { rules } = await read();
    const without = (field: string, change: object) =>
      rules.map((rule) => (rule.field === field ? { ...rule, ...change } : rule));
    for (const [wrong, code] of [
      [without('username', { enabled: false }), 'rules.field.needed'],
      [without('password', { required: false }), 'rules.field.needed'],
      [without('paymentPassword', { maxLength: 4 }), 'request.invalid'],
      [without('paymentPassword', { maxLength: 8 }), 'rules.field.needed'],
      [rules.slice(1), 'rules.incomplete'],
      [[...rules].reverse(), 'rules.incomplete'],
      [rules.map((rule) => ({ ...rule, field: 'username' as const })), 'rules.incomplete'],
      [without('email', { minLength: 90, maxLength: 80 }), 'request.invalid'],
      [without('email', { maxLength: 256 }), 'request.invalid'],
      [without('email', { patternId: '(a+)+$' }), 'request.invalid'],
    ] as const)
      expect(await set({ rules: wrong as MerchantSettings['rules'] })).toMatchObject({ code });
    expect((await read()).rules).toEqual(rules);
  });

  it('sets the hosts of agents: the edge knows them at once, and nobody else has them', async () => {
    expect((await set({ agentHosts: ['agents.aurora.localhost'] })).status).toBe(200);
    const merchants = (
      await operator.app.inject({ url: '/internal/merchants', headers: { 'x-internal-key': 'test-internal-key' } })
    ).json() as { code: string; hosts: string[] }[];
    expect(merchants.find(({ code }) => code === 'aurora')?.hosts).toContain('agents.aurora.localhost');
    const login = (username: string, password: string) =>
      site.login(username, password, {}, { headers: { host: 'agents.aurora.localhost' } });
    expect((await login('player01', 'Play1234')).body.errorCode).toBe('login.not.agent');
    expect((await login('agent01', 'Agent1234')).status).toBe(200);
    for (const [host, code] of [
      ['lotus.localhost', 'merchant.host.taken'],
      ['aurora.localhost', 'merchant.host.taken'],
      ['console.localhost', 'merchant.host.reserved'],
      ['127.0.0.1', 'merchant.host.invalid'],
      ['Agents.example', 'request.invalid'],
      ['a b', 'request.invalid'],
    ] as const)
      expect(await set({ agentHosts: [host] })).toMatchObject({ code });
    expect(await set({ agentHosts: ['agents.aurora.localhost'] }, 'lotus')).toMatchObject({
      code: 'merchant.host.taken',
    });
    expect((await read()).agentHosts).toEqual(['agents.aurora.localhost']);
    await set({ agentHosts: [] });
  });

  it('limits what agents may give: high rebates, contracts and links, with an entry in the audit log', async () => {
    const before = await read();
    const agentLimits = {
      highRatesAboveBasisPoints: 50,
      accountsPerHighRate: 1,
      accountsAtRate: [{ rebateBasisPoints: 60, accounts: 3 }],
      maximumContractRates: { dividend: 4000, daily: 0, hourly: 10, realTime: 10 },
      linkLimit: 2,
    };
    for (const [rate, code] of [
      [65, 'merchant.rebate.step'],
      [50, 'merchant.rebate.low'],
      [10_001, 'request.invalid'],
    ] as const) {
      const accountsAtRate = [{ rebateBasisPoints: rate, accounts: 1 }];
      expect(await set({ agentLimits: { ...agentLimits, accountsAtRate } })).toMatchObject({ status: 400, code });
    }
    expect(await set({ agentLimits })).toMatchObject({ status: 200, value: { agentLimits, agents: before.agents } });
    expect(await lastEntry()).toMatchObject({ action: 'merchant.settings', detail: { agentLimits } });
    const token = await site.tokenOf('agent01');
    const shown = async (endpoint: Parameters<typeof site.call>[0]) => (await site.call(endpoint, {}, { token })).body;
    expect((await shown(getContractSettings)).value).toMatchObject({
      kinds: [{ maximumRateBasisPoints: 4000 }, { maximumRateBasisPoints: 0 }, {}, {}],
    });
    expect((await shown(getDownlineSettings)).value).toMatchObject({ linkLimit: 2 });
    await set({ agents: { rebates: 'settled' } });
    expect(await read()).toMatchObject({ agentLimits, agents: { rebates: 'settled' } });
    await set({ agents: before.agents, agentLimits: before.agentLimits });
  });

  it('blocks countries for whoever is there, at once', async () => {
    await set({ blockedCountries: ['VN', 'VN'] });
    expect(await boot('aurora', '198.51.100.4')).toMatchObject({ status: 2 });
    expect(await boot()).toMatchObject({ status: 0 });
    expect(await set({ blockedCountries: ['XX'] })).toMatchObject({ code: 'merchant.country.unknown' });
    expect((await read()).blockedCountries).toEqual(['VN']);
    await set({ blockedCountries: [] });
    expect(await boot('aurora', '198.51.100.4')).toMatchObject({ status: 0 });
  });

  it('sets the hosts of pictures and games, https or of this machine', async () => {
    await set({ cdns: { images: ['https://pictures.example'], games: ['http://games-1.localhost'] } });
    expect((await site1(getStatus)).value).toMatchObject({
      imageCDNs: ['https://pictures.example'],
      launchGameCDNs: ['http://games-1.localhost:8080'],
    });
    for (const address of ['http://pictures.example', 'https://pictures.example/path', 'https://a:b@pictures.example'])
      expect(await set({ cdns: { images: [address], games: [] } })).toMatchObject({ code: 'merchant.address.invalid' });
    for (const address of ['javascript:alert(1)', "https://a'; script-src *"])
      expect((await set({ cdns: { images: [address], games: [] } })).status).toBe(400);
    await set({ cdns: { images: [], games: [] } });
  });

  it('sets where customer service opens, on a listed host only', async () => {
    const before = (await read()).support;
    const address = 'https://help.example/chat';
    const support = { hosts: ['help.example'], liveChatUrl: address, vipUrl: address };
    expect(await set({ support: { ...support, hosts: ['other.example'] } })).toMatchObject({
      code: 'support.host.unlisted',
    });
    expect((await set({ support })).status).toBe(200);
    const { versionPathList } = (await site1(getCustomerService, { csType: 'VIP' })).value as {
      versionPathList: { type: string; path: string }[];
    };
    expect(openPath(versionPathList.find(({ type }) => type === '3')?.path ?? '')).toBe(address);
    expect(
      ((await site1(getStatus)).value as { customerService: { hosts: string[] } }).customerService.hosts,
    ).toContain('help.example');
    await set({ support: before });
  });

  it('turns the third-party SMS channel on, with each of its eleven errors, and off', async () => {
    const ask = async () =>
      (await site1(sendPhoneAuthCode, { mobileNum: '01012345678', countryDialingCode: '82' })).errorCode;
    expect(await ask()).toBe('function.not.available');
    expect(phoneAuthFaults).toHaveLength(11);
    for (const fault of phoneAuthFaults) {
      // A number gets ten codes a day.
      operator.context.clock.advance(24 * hourMs);
      await set({ phoneAuth: { isOn: true, fault } });
      expect((await site1(getRegisterSettings)).value).toMatchObject({ phoneAuth: 'sandbox' });
      // Errors of the code come when it is confirmed.
      expect(await ask()).toBe(fault.startsWith('code.') ? undefined : `phone.auth.${fault}`);
    }
    await set({ phoneAuth: { isOn: false, fault: null } });
    expect((await site1(getRegisterSettings)).value).toMatchObject({ phoneAuth: null });
  });

  it('sets the bounds of feedback', async () => {
    await set({ feedback: { minLength: 3, maxLength: 20 } });
    expect((await site1(getSettings)).value).toMatchObject({ feedback: { minLength: 3, maxLength: 20 } });
    const write = async (content: string) => (await site1(sendFeedback, { questionType: 'other', content })).errorCode;
    expect(await write('ok!')).toBeUndefined();
    expect(await write('x'.repeat(21))).toBe('feedback.length.outside');
    for (const bounds of [
      { minLength: 20, maxLength: 3 },
      { minLength: 0, maxLength: 3 },
      { minLength: 1, maxLength: 5001 },
    ])
      expect(await set({ feedback: bounds })).toMatchObject({ code: 'request.invalid' });
    await set({ feedback: { minLength: 10, maxLength: 500 } });
  });

  it('sets how long a password is valid', async () => {
    expect((await set({ passwordDays: 30 })).status).toBe(200);
    expect(operator.context.merchants.byCode('aurora')?.profile.passwordDays).toBe(30);
    for (const days of [0, -1, 1.5, 4000]) expect(await set({ passwordDays: days })).toMatchObject({ status: 400 });
  });

  it('sets seal and licence line in each language, as text', async () => {
    const licence = { KO: { title: '데모 <b>', text: '면허가 아닙니다' } };
    await set({ licence });
    expect(await boot()).toMatchObject({ licence: { ko: licence.KO } });
    expect((await read()).licence).toEqual(licence);
    for (const wrong of [{ KO: { title: '', text: 'x' } }, { KO: { title: 'x'.repeat(81), text: 'x' } }])
      expect(await set({ licence: wrong })).toMatchObject({ code: 'request.invalid' });
    await set({ licence: {} });
    expect((await boot()).licence).toEqual({});
  });

  it('sets whether search engines may list the site, and what they say of it', async () => {
    const asked = async () => {
      const headers = { 'x-internal-key': 'test-internal-key' };
      const rows = (await operator.app.inject({ url: '/internal/merchants', headers })).json() as { code: string }[];
      return rows.find(({ code }) => code === 'aurora');
    };
    expect(await asked()).toMatchObject({ search: { isOn: false, description: {} }, agentHosts: [] });
    const search = { isOn: true, description: { KO: '슬롯 <b>과 복권' } };
    await set({ search });
    expect((await read()).search).toEqual(search);
    expect(await asked()).toMatchObject({ search: { isOn: true, description: { ko: '슬롯 <b>과 복권' } } });
    for (const text of ['', 'x'.repeat(161)])
      expect(await set({ search: { isOn: true, description: { KO: text } } })).toMatchObject({
        code: 'request.invalid',
      });
    await set({ search: { isOn: false, description: {} } });
  });

  it('notifies open pages, and changes nothing together with a part that is refused', async () => {
    const before = await boot();
    const changed: string[] = [];
    const stop = operator.context.merchants.onChanged(({ code }) => changed.push(code));
    const entries = async () => (await operator.context.db.query('select 1 from console_log')).length;
    const logged = await entries();
    expect(await set({ passwordDays: 45, agentHosts: ['lotus.localhost'] })).toMatchObject({
      code: 'merchant.host.taken',
    });
    expect([changed, await entries(), (await read()).passwordDays]).toEqual([[], logged, 30]);
    await set({ passwordDays: 45 });
    expect(changed).toContain('aurora');
    expect(await entries()).toBe(logged + 1);
    expect((await boot()).settingsVersion).toBe(before.settingsVersion + 1);
    // The pages without a network are in the merchant's languages.
    const { merchants } = operator.context;
    await merchants.setLanguages('aurora', merchants.byCode('aurora')?.profile.languages ?? []);
    expect((await boot()).settingsVersion).toBe(before.settingsVersion + 2);
    stop();
  });

  it('two changes at once are both stored', async () => {
    await Promise.all([set({ passwordDays: 60 }), set({ feedback: { minLength: 5, maxLength: 50 } })]);
    expect(await read()).toMatchObject({ passwordDays: 60, feedback: { minLength: 5, maxLength: 50 } });
  });

  it('knows no other merchant than those that exist, and nobody without a session', async () => {
    expect(await set({ passwordDays: 60 }, 'nobody')).toMatchObject({ status: 404, code: 'merchant.unknown' });
    const bare = await operator.app.inject({ url: '/console-api/merchants/aurora/settings' });
    expect(bare.statusCode).toBe(401);
  });
});
