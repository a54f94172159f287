import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { anyCodePoint } from '@tessera/shared/testing/hostile-text';
import { getMemberInfo, login } from '@tessera/shared/wire/auth';
import { defineEndpoint } from '@tessera/shared/wire/define-endpoint';
import { createWithdrawal, getAccountRecord } from '@tessera/shared/wire/wallet';
import fc from 'fast-check';
import * as v from 'valibot';
import { modules } from './modules.ts';
import type { OperatorModule } from './platform/module.ts';
import type { OperatorServices } from './services.ts';
import { withOperator } from './testing/with-operator.ts';

const lying = defineEndpoint({
  name: 'test.lying',
  method: 'GET',
  path: '/wps/test/lying',
  module: null,
  token: 'none',
  request: v.object({}),
  answer: v.object({ secret: v.number() }),
});
const lyingModule: OperatorModule<Pick<OperatorServices, 'routes'>> = {
  name: 'test',
  register: ({ routes }) => routes.handle(lying, async () => ({ secret: 'top secret text' as unknown as number })),
};

describe('hostile and broken requests', () => {
  const { operator, site } = withOperator({ modules: [...modules, lyingModule] });

  const envelope = { success: false, message: expect.any(String), errorCode: expect.any(String) };

  it('get function.not.available without a merchant, with an unknown one, and with two', async () => {
    for (const headers of [{}, { merchant: 'nobody' }, { merchant: '' }, { merchant: 'aurora, lotus' }]) {
      const answer = await operator.app.inject({ url: '/wps/system/status', headers });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'function.not.available']);
    }
    await operator.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((operator.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'GET /wps/system/status HTTP/1.1\r\nHost: x\r\nMerchant: aurora\r\nMerchant: aurora\r\nConnection: close\r\n\r\n',
    );
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 400 [\s\S]*function\.not\.available/);
    socket.destroy();
  });

  it('are answered in the envelope, whatever the body is', async () => {
    const token = await site.tokenOf('player01');
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '12',
      '{"__proto__":{"type":1}}',
      '\u0000',
      '{"amount":1e400}',
      `{"amount":${'['.repeat(200_000)}`,
      `{"amount":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ];
    for (const payload of bodies) {
      const answer = await operator.app.inject({
        method: 'POST',
        url: createWithdrawal.path,
        headers: { merchant: 'aurora', authorization: token, 'content-type': 'application/json' },
        payload,
      });
      expect([payload.slice(0, 20), answer.statusCode]).toEqual([payload.slice(0, 20), 400]);
      expect(answer.json()).toMatchObject(envelope);
    }
    const huge = await operator.app.inject({
      method: 'POST',
      url: createWithdrawal.path,
      headers: { merchant: 'aurora', authorization: token },
      payload: { accountHolder: 'x'.repeat(600_000) },
    });
    expect([huge.statusCode, huge.json().errorCode]).toEqual([413, 'request.too.large']);
    const xml = await operator.app.inject({
      method: 'POST',
      url: createWithdrawal.path,
      headers: { merchant: 'aurora', authorization: token, 'content-type': 'application/xml' },
      payload: '<a/>',
    });
    expect([xml.statusCode, xml.json().errorCode]).toEqual([415, 'request.media.unsupported']);
  });

  it('never make the operator fail, with any JSON in a sealed sign-in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (payload) => {
        const answer = await operator.app.inject({
          method: 'POST',
          url: login.path,
          headers: { merchant: 'aurora', encryption: 'JWE' },
          payload: await site.seal(payload),
        });
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject(envelope);
      }),
      { numRuns: 40 },
    );
  });

  it('never make the operator fail, with any text in a query', async () => {
    const token = await site.tokenOf('player01');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCodePoint }), fc.string(), async (page, type) => {
        const answer = await site.call(getAccountRecord, { page, type }, { token });
        expect([200, 400]).toContain(answer.status);
      }),
      { numRuns: 60 },
    );
    const nul = await site.call(getAccountRecord, { type: 'bet\u0000' }, { token });
    expect(nul.status).toBe(400);
  });

  it('find no account by a name with a null byte or a quote in it', async () => {
    for (const username of ["player01' or '1'='1", 'player01\u0000', '\ud800']) {
      const answer = await site.login(username, 'Play1234');
      expect(answer.status).toBe(400);
      expect(answer.body.errorCode).toMatch(/^(login\.failed|request\.invalid)$/);
    }
  });

  it('say which fields are wrong without repeating what was in them', async () => {
    const token = await site.tokenOf('player01');
    const answer = await site.call(createWithdrawal, { requestId: '<script>', amount: 'much' }, { token });
    expect(answer.body).toMatchObject({ errorCode: 'request.invalid' });
    const { details } = answer.body.value as { details: { field: string }[] };
    expect(details.map(({ field }) => field)).toEqual(['requestId', 'amount']);
    expect(JSON.stringify(answer.body)).not.toMatch(/script|much/);
  });

  it('get no answer outside its schema: that is a fault of ours, said without the data', async () => {
    const answer = await site.call(lying);
    expect(answer).toMatchObject({ status: 500, body: { success: false, errorCode: 'system.error' } });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  it('carry the server time and no cache permission on every answer', async () => {
    for (const url of ['/wps/system/status', '/nothing']) {
      const { headers } = await operator.app.inject({ url, headers: { merchant: 'aurora' } });
      expect(headers['x-server-time']).toBe(operator.context.clock.now().toISOString());
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('have ten seconds for their head and thirty for the whole, and a silent connection two minutes', () => {
    const { requestTimeout, headersTimeout, timeout } = operator.app.server;
    expect({ requestTimeout, headersTimeout, timeout }).toEqual({
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      timeout: 120_000,
    });
  });

  it('cannot choose their own address, unless they come through the edge', async () => {
    const token = await site.tokenOf('player01');
    await site.call(getMemberInfo, {}, { token });
    const direct = await operator.app.inject({
      url: '/wps/system/status',
      headers: { merchant: 'aurora', 'x-forwarded-for': '203.0.113.1' },
      remoteAddress: '198.51.100.7',
    });
    expect(direct.json().value.location).toEqual({ ip: '198.51.100.7', country: 'VN' });
    const throughEdge = await operator.app.inject({
      url: '/wps/system/status',
      headers: { merchant: 'aurora', 'x-forwarded-for': '203.0.113.1' },
      remoteAddress: '127.0.0.1',
    });
    expect(throughEdge.json().value.location).toEqual({ ip: '203.0.113.1', country: 'KR' });
  });
});
