import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createDeposit, createWithdrawal, getBalance } from '@tessera/shared/wire/wallet';
import { givePin, testPin } from '../testing/payment-pin.ts';
import { withOperator } from '../testing/with-operator.ts';

interface Answer {
  status: number;
  code?: string;
  value: never;
  cookie: string;
}

describe('the console', () => {
  const { operator, site } = withOperator();
  let cookie = '';
  beforeAll(async () => {
    cookie =
      (await ask('POST', 'sign-in', { username: 'operator', password: 'Operator1234' })).cookie.split(';')[0] ?? '';
  });

  async function ask(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = {}): Promise<Answer> {
    const response = await operator.app.inject({
      method,
      url: `/console-api/${path}`,
      headers: { cookie, 'x-tessera-console': '1', ...headers },
      ...(payload ? { payload } : {}),
    });
    const body = response.json();
    return {
      status: response.statusCode,
      code: body.errorCode,
      value: body.value as never,
      cookie: String(response.headers['set-cookie'] ?? ''),
    };
  }

  const player = async (...[endpoint, request]: Parameters<typeof site.call>) =>
    (await site.call(endpoint, request, { token: await site.tokenOf('player01') })).body.value as Record<
      string,
      unknown
    >;

  it('opens with the right password only, and stores the session in a cookie that scripts and other sites cannot use', async () => {
    const opened = await ask('POST', 'sign-in', { username: 'operator', password: 'Operator1234' });
    expect(opened.cookie).toMatch(
      /^tessera_console=[\w-]{43}; Path=\/console-api; HttpOnly; SameSite=Strict; Max-Age=28800$/,
    );
    expect(opened.value).toMatchObject({ username: 'operator', token: null });
    for (const wrong of [
      { username: 'operator', password: 'x' },
      { username: 'nobody', password: 'Operator1234' },
    ]) {
      expect(await ask('POST', 'sign-in', wrong)).toMatchObject({
        status: 400,
        code: 'console.sign-in.failed',
        cookie: '',
      });
    }
  });

  it('answers nothing without a session, and changes nothing without its own header', async () => {
    for (const path of [
      'me',
      'overview',
      'outbox',
      'deposits',
      'withdrawals',
      'merchants',
      'clock',
      'ledger/check',
      'events',
    ]) {
      expect((await ask('GET', path, undefined, { cookie: '' })).code).toBe('console.session.required');
    }
    const bare = await operator.app.inject({
      method: 'POST',
      url: '/console-api/clock/advance',
      headers: { cookie },
      payload: { ms: 1 },
    });
    expect(bare.json().errorCode).toBe('console.header.required');
    const { token } = (
      await ask('POST', 'sign-in', { username: 'operator', password: 'Operator1234', wantsToken: true })
    ).value as { token: string };
    const bearer = await operator.app.inject({
      method: 'POST',
      url: '/console-api/clock/advance',
      headers: { authorization: `Bearer ${token}` },
      payload: { ms: 1 },
    });
    expect(bearer.statusCode).toBe(200);
  });

  it('lets no page of another site sign anybody in: the sign-in needs the header of the console and JSON', async () => {
    const credentials = { username: 'operator', password: 'Operator1234' };
    const send = (headers: Record<string, string>, payload: string) =>
      operator.app.inject({ method: 'POST', url: '/console-api/sign-in', headers, payload });
    const json = { 'content-type': 'application/json' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const encoded = new URLSearchParams(credentials).toString();
    for (const [headers, payload, status, code] of [
      [form, encoded, 403, 'console.header.required'],
      [json, JSON.stringify(credentials), 403, 'console.header.required'],
      [{ ...form, 'x-tessera-console': '1' }, encoded, 415, 'request.media.unsupported'],
      [{ ...form, authorization: 'Bearer x' }, encoded, 403, 'console.header.required'],
    ] as const) {
      const answer = await send(headers, payload);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([status, code]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const right = await send({ ...json, 'x-tessera-console': '1' }, JSON.stringify(credentials));
    expect(right.statusCode).toBe(200);
  });

  it("gives a player's token no power, and a console token none on the site", async () => {
    const token = await site.tokenOf('player01');
    expect((await ask('GET', 'me', undefined, { cookie: '', authorization: `Bearer ${token}` })).status).toBe(401);
    const consoleToken = cookie.split('=')[1] ?? '';
    expect((await site.call(getBalance, {}, { token: consoleToken })).status).toBe(401);
  });

  it('credits a deposit from the queue once and shows it to the player', async () => {
    const { id } = await player(createDeposit, {
      requestId: randomUUID(),
      methodId: 'bank-transfer',
      amount: 12_345.67,
      depositorName: '데모회원',
    });
    const queue = (await ask('GET', 'deposits?status=pending&merchant=aurora')).value as {
      total: number;
      list: object[];
    };
    expect(queue.list[0]).toMatchObject({ id, username: 'player01', money: { amountMinor: 1_234_567, currency: 'P' } });
    const before = await player(getBalance);
    expect((await ask('POST', `deposits/${id}/approve`)).value).toEqual({ isChanged: true });
    expect((await ask('POST', `deposits/${id}/approve`)).value).toEqual({ isChanged: false });
    expect((await player(getBalance)).sumBalance).toBeCloseTo((before.sumBalance as number) + 12_345.67, 2);
    expect(await ask('POST', `deposits/${id}/reject`, { reasonCode: 'deposit.not.received' })).toMatchObject({
      status: 409,
    });
    expect(await ask('POST', 'deposits/999999/approve')).toMatchObject({ status: 404, code: 'deposit.unknown' });
    expect(await ask('POST', 'deposits/1%20or%201/approve')).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  it('sends an approved withdrawal to the bank and records who decided it', async () => {
    const { context } = operator;
    await givePin(context, (await context.accounts.byUsername('aurora', 'player01'))?.id ?? 0);
    const { id } = await player(createWithdrawal, {
      requestId: randomUUID(),
      amount: 30_000,
      bankCode: 'NARU',
      accountNumber: '110123454821',
      accountHolder: '데모회원',
      paymentPassword: testPin,
    });
    expect((await ask('POST', `withdrawals/${id}/approve`)).value).toEqual({ isChanged: true });
    const outbox = (await ask('GET', 'outbox?channel=bank')).value as { list: object[] };
    expect(outbox.list[0]).toMatchObject({
      recipient: 'Naru Bank 110-123-454821',
      money: { amountMinor: 3_000_000, currency: 'P' },
    });
    expect((await ask('POST', `withdrawals/${id}/complete`)).value).toEqual({ isChanged: true });
    const { list } = (await ask('GET', 'withdrawals?status=completed')).value as { list: { timeline: object[] }[] };
    expect(list[0]?.timeline).toMatchObject([
      { status: 'requested', actor: 'player' },
      { status: 'pending_review', actor: 'system' },
      { status: 'approved', actor: 'operator' },
      { status: 'submitted', actor: 'system' },
      { status: 'completed', actor: 'operator' },
    ]);
    expect((await ask('GET', 'ledger/check')).value).toMatchObject({ isInOrder: true, sumMinor: 0 });
  });

  it('flips several switches at once or none, and open listeners hear of it', async () => {
    const heard: string[] = [];
    const stop = operator.context.merchants.onChanged(({ code }) => heard.push(code));
    const wrong = [
      { modId: 'MF_WALLET', isOn: false },
      { modId: 'MF_NOTHING', isOn: true },
    ];
    expect(await ask('PUT', 'merchants/lotus/switches', { changes: wrong })).toMatchObject({ code: 'switch.unknown' });
    expect(heard).toEqual([]);
    const changes = [
      { modId: 'MF_WALLET', isOn: false },
      { modId: 'FREEPLAY3', isOn: false },
    ];
    const tree = (await ask('PUT', 'merchants/lotus/switches', { changes })).value as {
      modId: string;
      enabled: string;
    }[];
    expect(tree.find(({ modId }) => modId === 'MF_WALLET')?.enabled).toBe('0');
    expect(heard).toEqual(['lotus']);
    await ask('PUT', 'merchants/lotus/switches', { changes: changes.map(({ modId }) => ({ modId, isOn: true })) });
    stop();
  });

  it('moves time forward only, and what has become due happens before the answer', async () => {
    const ran: number[] = [];
    operator.context.jobs.add({
      name: 'test.hourly',
      everyMs: 3_600_000,
      run: async (now) => void ran.push(now.getTime()),
    });
    await operator.context.jobs.runDue();
    const before = (await ask('GET', 'clock')).value as { nowMs: number };
    const after = (await ask('POST', 'clock/advance', { ms: 7_200_000 })).value as { nowMs: number };
    expect(after.nowMs - before.nowMs).toBe(7_200_000);
    expect(ran).toHaveLength(2);
    expect((await ask('POST', 'clock/advance', { ms: -1 })).code).toBe('request.invalid');
  });

  it('offers more or fewer languages on a site, and never takes the default one away', async () => {
    const before = operator.context.merchants.byCode('aurora')?.profile.languages;
    const changed = await ask('PUT', 'merchants/aurora/languages', { languages: ['KO', 'JA', 'JA'] });
    expect(changed.value).toEqual({ languages: ['KO', 'JA'] });
    expect(operator.context.merchants.byCode('aurora')?.profile.languages).toEqual(['KO', 'JA']);
    const refused = await ask('PUT', 'merchants/aurora/languages', { languages: ['JA'] });
    expect(refused.code).toBe('language.default.missing');
    await ask('PUT', 'merchants/aurora/languages', { languages: before });
  });

  it('puts a merchant into maintenance: the status says so, every other call is refused', async () => {
    await ask('PUT', 'merchants/harbor/status', { systemStatus: 1 });
    const status = await operator.app.inject({ url: '/wps/system/status', headers: { merchant: 'harbor' } });
    expect(status.json().value).toMatchObject({ systemStatus: 1, maintenance: true });
    const token = await site.tokenOf('player01', 'harbor');
    expect(await site.call(getBalance, {}, { merchant: 'harbor', token })).toMatchObject({
      status: 503,
      body: { errorCode: 'system.maintenance' },
    });
    await ask('PUT', 'merchants/harbor/status', { systemStatus: 0 });
    expect((await site.call(getBalance, {}, { merchant: 'harbor', token })).status).toBe(200);
  });

  it('shows what is pending, per merchant', async () => {
    const { merchants } = (await ask('GET', 'overview')).value as { merchants: object[] };
    expect(merchants).toHaveLength(3);
    expect(merchants[0]).toMatchObject({
      code: 'aurora',
      pendingDeposits: 0,
      // agent01, player01 and the downline.
      members: 41,
      playerCash: { currency: 'P' },
    });
  });

  it('lists what was done, newest first: by page, and of one merchant by what the entry is about', async () => {
    const log = async (query: string) =>
      (await ask('GET', `audit-log?page=1&pageSize=50${query}`)).value as {
        total: number;
        list: { operator: string; action: string; merchant: string | null; detail: object; atMs: number }[];
      };
    await ask('PUT', 'merchants/harbor/status', { systemStatus: 1 });
    await ask('PUT', 'merchants/harbor/status', { systemStatus: 0 });
    const { list, total } = await log('');
    expect(list[0]).toMatchObject({ action: 'merchant.status', operator: 'operator', merchant: 'harbor' });
    expect(list[0]?.detail).toEqual({ systemStatus: 0 });
    expect(list).toHaveLength(total);
    expect(list.map(({ atMs }) => atMs)).toEqual(list.map(({ atMs }) => atMs).sort((one, other) => other - one));
    const decided = list.filter(({ action }) => /^(?:deposit|withdrawal)\./.test(action));
    expect(new Set(decided.map(({ action }) => action.split('.')[0]))).toEqual(new Set(['deposit', 'withdrawal']));
    expect(new Set(decided.map(({ merchant }) => merchant))).toEqual(new Set(['aurora']));
    const harbor = await log('&merchant=harbor');
    expect(new Set(harbor.list.map(({ merchant }) => merchant))).toEqual(new Set(['harbor']));
    expect(harbor.total).toBe(list.filter(({ merchant }) => merchant === 'harbor').length);
    const second = (await ask('GET', 'audit-log?page=2&pageSize=1')).value as { list: unknown[]; total: number };
    expect(second).toMatchObject({ total, list: [list[1]] });
  });

  it("finds the merchants of an earlier release's entries", async () => {
    const { db } = operator.context;
    const [deposit] = await db.query<{ id: number }>(`select min(id) as id from deposit where merchant = 'aurora'`);
    const entries = [
      ['merchant.status', { code: 'lotus', systemStatus: 1 }, 'lotus'],
      ['member.club-rank', { merchant: 'harbor', username: 'player01' }, 'harbor'],
      ['deposit.approved', { id: String(deposit?.id) }, 'aurora'],
      ['clock.advance', { ms: 1 }, null],
    ] as const;
    await db.script('alter table console_log drop column merchant');
    for (const [action, detail] of entries)
      await db.query(
        `insert into console_log (username, action, detail, at) values ('earlier', $1, $2::jsonb, now())`,
        [action, JSON.stringify(detail)],
      );
    await db.script(readFileSync(new URL('./migrations/0002-merchant-of-an-entry.sql', import.meta.url), 'utf8'));
    const found = await db.query<{ merchant: string | null }>(
      `select merchant from console_log where username = 'earlier' order by id`,
    );
    expect(found.map(({ merchant }) => merchant)).toEqual(entries.map(([, , merchant]) => merchant));
  });

  it('forgets the session at sign-out', async () => {
    expect((await ask('POST', 'sign-out', {})).cookie).toMatch(/^tessera_console=; .*Max-Age=0/);
    expect((await ask('GET', 'me')).status).toBe(401);
  });
});
