import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followAccount } from '@tessera/shared/wire/auth';
import type { PromotionArt } from '@tessera/shared/wire/promotions';
import { hashOfToken } from '../domains/identity/index.ts';
import { siteClient } from '../testing/site-client.ts';
import { withOperator } from '../testing/with-operator.ts';

describe("the edge's own calls", () => {
  const { operator } = withOperator();
  const key = { 'x-internal-key': 'test-internal-key' };

  it('are as if they were not there without the key', async () => {
    for (const path of ['/internal/merchants', '/internal/boot?merchant=aurora', '/internal/events']) {
      const nothing = await operator.app.inject({ url: '/nothing/here' });
      for (const headers of [{}, { 'x-internal-key': '' }, { 'x-internal-key': 'test-internal-kez' }]) {
        const answer = await operator.app.inject({ url: path, headers });
        expect([answer.statusCode, answer.json()]).toEqual([404, nothing.json()]);
      }
    }
  });

  it('answer the merchants by host, and what a page starts with', async () => {
    const merchants = (await operator.app.inject({ url: '/internal/merchants', headers: key })).json();
    expect(merchants).toEqual([
      expect.objectContaining({ code: 'aurora', hosts: ['aurora.localhost', 'localhost'], defaultLanguage: 'KO' }),
      expect.objectContaining({ code: 'harbor', languages: ['EN'] }),
      expect.objectContaining({ code: 'lotus', currency: 'DIEM', languages: ['VI', 'EN', 'TH'] }),
    ]);
    const url = '/internal/boot?merchant=lotus&ip=203.0.113.7';
    expect((await operator.app.inject({ url, headers: key })).json()).toMatchObject({
      status: 0,
      location: { ip: '203.0.113.7', country: 'KR' },
      publicKey: { kty: 'RSA', use: 'enc' },
      licenceKey: 'shell:footer.sandboxLicence',
      switches: expect.arrayContaining([expect.objectContaining({ modId: 'MF_AGENT', enabled: '0' })]),
    });
    const { gameCategories } = (await operator.app.inject({ url, headers: key })).json();
    expect(gameCategories.sort()).toEqual([
      ...['ELOTT', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SEA', 'VN', 'VN-LOTT', 'VN-ZY'],
    ]);
    const { gameVendors } = (await operator.app.inject({ url, headers: key })).json();
    expect(gameVendors).toEqual(expect.arrayContaining(['PP', 'PG']));
    const published = (await operator.app.inject({ url, headers: key })).json().publicKey;
    expect(Object.keys(published).sort()).toEqual(['alg', 'e', 'encryption', 'kid', 'kty', 'n', 'use']);
  });

  it('name the games and promotions that each list begins with', async () => {
    const url = '/internal/first-games?merchant=aurora';
    const first = (await operator.app.inject({ url, headers: key })).json();
    const wire = '/wps/relay/GCSGAME_gameList?pageSize=9';
    const headers = { merchant: 'aurora', host: 'aurora.localhost' };
    for (const [list, query] of [
      ['RNG', 'gameType=RNG'],
      ['PG', 'vassalage=PG'],
      ['hot', 'isHot=true'],
    ] as const) {
      const answer = (await operator.app.inject({ url: `${wire}&${query}`, headers })).json();
      expect(first[list].length).toBeGreaterThan(0);
      expect(first[list].map(({ code }: { code: string }) => code)).toEqual(
        answer.value.list.map(({ code }: { code: string }) => code),
      );
    }
    expect(first.PG[0]).toMatchObject({ vendor: 'PG', category: expect.any(String) });
    const offers = await operator.app.inject({ url: '/wps/relay/MCSFE_getMerchantAvailablePromotions', headers });
    const seeds = offers
      .json()
      .value.list.flatMap(({ art }: { art: PromotionArt }) => (art.from === 'seed' ? art.code : []));
    expect(first.promotions.length).toBeGreaterThan(0);
    expect(seeds.slice(0, first.promotions.length)).toEqual(first.promotions.map(({ code }: { code: string }) => code));
  });

  const boot = async (merchant: string) =>
    (await operator.app.inject({ url: `/internal/boot?merchant=${merchant}&ip=127.0.0.1`, headers: key })).json();

  it('stream every change of a merchant, of the games, of the time and of ended sessions as it happens', async () => {
    await operator.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = operator.app.server.address() as AddressInfo;
    const request = get({ host: '127.0.0.1', port, path: '/internal/events', headers: key });
    const [response] = await once(request, 'response');
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    const until = async (event: string) => {
      while (!text.includes(event)) await once(response, 'data');
    };
    await once(response, 'data');
    await operator.context.merchants.setSwitches('harbor', { FREEPLAY3: false });
    await until('data: {"type":"merchant-changed","merchant":"harbor"}\n\n');
    // As another process on the database imports games.
    await operator.context.db.query('select import_games($1::jsonb, $2::jsonb)', [
      JSON.stringify([{ vassalage: 'NEW', names: { en: 'New' } }]),
      JSON.stringify([{ ...operator.context.catalogue.current().games[0], code: 'NEW-0001', vassalage: 'NEW' }]),
    ]);
    await until('data: {"type":"merchant-changed","merchant":"lotus"}\n\n');
    expect((await boot('lotus')).gameVendors).toContain('NEW');
    await operator.context.time.advance(1, async () => undefined);
    await until('data: {"type":"clock-changed"}\n\n');
    // Sessions that are ended from elsewhere, by the beginning of their tokens' hashes.
    const { accounts, sessions } = operator.context;
    const member = await accounts.byUsername('aurora', 'player01');
    const [left, ended] = [await sessions.issue(member?.id ?? 0), await sessions.issue(member?.id ?? 0)];
    await sessions.revokeAll(member?.id ?? 0, left);
    const session = Buffer.from(hashOfToken(ended)).toString('hex').slice(0, 16);
    await until(`data: {"type":"session-ended","merchant":"aurora","session":"${session}"}\n\n`);
    const remaining = Buffer.from(hashOfToken(left)).toString('hex').slice(0, 16);
    expect(text).not.toContain(remaining);
    // A page names its stream; its own sign-out ends what it is sent, and an ended session can name none.
    const follow = (token: string, stream: string) =>
      siteClient(operator).call(followAccount, { stream: stream.repeat(22) }, { token });
    expect((await follow(left, 'a')).status).toBe(200);
    await sessions.revoke(left);
    expect((await follow(left, 'b')).status).toBe(401);
    await sessions.follow(left, 'c'.repeat(22));
    await until(`"session":"${remaining}","isOwn":true}`);
    const followed = new RegExp(
      `{"type":"stream-followed","merchant":"aurora","member":${member?.id},"session":"${remaining}","stream":"a{22}","forMs":(\\d+)}`,
    );
    expect(Number(followed.exec(text)?.[1])).toBeGreaterThan(60_000);
    expect(text).not.toMatch(/b{22}|c{22}/);
    request.destroy();
  });
});
