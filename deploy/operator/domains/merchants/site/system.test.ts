import { createDecipheriv } from 'node:crypto';
import { getMemberInfo } from '@tessera/shared/wire/auth';
import { getGamesIndex } from '@tessera/shared/wire/games';
import {
  getCountries,
  getCustomerService,
  getDomainRoute,
  getHelpCenter,
  getSettings,
  getStatus,
  getWhitelabel,
  sendFeedback,
  updateLanguage,
} from '@tessera/shared/wire/system';
import { siteTextsSeed } from '../../../demo/site-texts/site-texts.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { sealPath } from './customer-service.ts';

describe('the system calls', () => {
  const { operator, site } = withOperator();
  const value = async (...args: Parameters<typeof site.call>) => (await site.call(...args)).body.value as never;

  it("show each merchant's switches as they are now", async () => {
    const find = async (merchant: string, modId: string) =>
      ((await value(getWhitelabel, {}, { merchant })) as { modId: string; enabled: string }[]).find(
        (node) => node.modId === modId,
      )?.enabled;
    expect([await find('aurora', 'MF_AGENT'), await find('lotus', 'MF_AGENT')]).toEqual(['1', '0']);
    expect([await find('harbor', 'loginedToHomePage'), await find('aurora', 'loginedToHomePage')]).toEqual(['1', '0']);
    expect([await find('harbor', 'MF_LOTTERY'), await find('harbor', 'MF_WALLET')]).toEqual(['0', '1']);
    await operator.context.merchants.setSwitches('aurora', { MF_AGENT: false });
    expect(await find('aurora', 'MF_AGENT')).toBe('0');
    await operator.context.merchants.setSwitches('aurora', { MF_AGENT: true });
  });

  it('restrict a region by the address, and maintenance wins over it', async () => {
    await operator.context.db.query(
      `update merchant set profile = jsonb_set(profile, '{blockedCountries}', '["VN"]') where code = 'aurora'`,
    );
    await operator.context.merchants.setSystemStatus('aurora', 0);
    const from = (remoteAddress: string) => value(getStatus, {}, { remoteAddress });
    expect(await from('198.51.100.4')).toMatchObject({
      systemStatus: 2,
      regionRestriction: true,
      location: { ip: '198.51.100.4', country: 'VN' },
    });
    expect(await from('127.0.0.1')).toMatchObject({ systemStatus: 0, location: { country: 'KR' } });
    expect(await from('8.8.8.8')).toMatchObject({ systemStatus: 0, location: { country: 'ZZ' } });
    const menuFrom = async (remoteAddress: string) => {
      const { status, body } = await site.call(getGamesIndex, {}, { remoteAddress });
      return [status, body.errorCode];
    };
    expect(await menuFrom('198.51.100.4')).toEqual([403, 'system.region']);
    expect(await menuFrom('127.0.0.1')).toEqual([200, undefined]);
    expect(await site.call(getHelpCenter, {}, { remoteAddress: '198.51.100.4' })).toMatchObject({ status: 200 });
    await operator.context.merchants.setSystemStatus('aurora', 1);
    expect(await from('198.51.100.4')).toMatchObject({ systemStatus: 1, maintenance: true, regionRestriction: false });
    await operator.context.merchants.setSystemStatus('aurora', 0);
  });

  it('publish the key that the sealed calls are opened with, and never its private half', async () => {
    const { publicKey } = (await value(getStatus)) as { publicKey: object };
    expect(Object.keys(publicKey).sort()).toEqual(['alg', 'e', 'encryption', 'kid', 'kty', 'n', 'use']);
  });

  it('say how the site is set up', async () => {
    expect(await value(getSettings, {}, { merchant: 'lotus' })).toMatchObject({
      currency: 'DIEM',
      defaultLanguage: 'VI',
      languages: ['VI', 'EN', 'TH'],
      isSandbox: true,
      lotteryType: 'Lott',
    });
    expect(await value(getDomainRoute)).toEqual({
      domainList: [{ domain: 'aurora.localhost:8080' }, { domain: 'localhost:8080' }],
    });
  });

  it('answer what a page may do before a sign-in', async () => {
    const { whitelabel, ...status } = (await value(getStatus, { url: 'aurora.localhost' })) as Record<string, unknown>;
    expect(whitelabel).toEqual(await value(getWhitelabel));
    expect(status).toMatchObject({
      systemStatus: 0,
      maintenance: false,
      regionRestriction: false,
      host: 'aurora.localhost',
      location: { ip: '127.0.0.1', country: 'KR' },
      register: { username: true, mobile: true },
      customerService: { hosts: ['aurora.localhost:8080', 'localhost:8080'] },
      analytics: { gtagId: null },
      imageCDNs: [],
      launchGameCDNs: [],
    });
    const { resources } = status as { resources: object[] };
    expect(resources[0]).toEqual({
      resourceType: expect.any(String),
      url: expect.stringMatching(/^http/),
      qrCodeUrl: expect.stringMatching(/^http/),
      labelNameEn: expect.any(String),
      labelNameCn: expect.any(String),
    });
  });

  it('list every country once, the home country first', async () => {
    const countries = (await value(getCountries)) as { countryCode: string; countryDialingCode: string }[];
    expect(countries[0]).toEqual({ countryCode: 'KR', countryDialingCode: '82' });
    expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
    expect(countries.length).toBeGreaterThan(200);
  });

  it('give help in the language asked for, and in English where there is none', async () => {
    const title = async (language: string, merchant = 'aurora') =>
      ((await value(getHelpCenter, {}, { merchant, headers: { language } })) as { title: string }[])[0]?.title;
    expect(await title('ko')).toBe('이 사이트는 데모입니다');
    expect(await title('EN')).toBe('This site is a demo');
    expect(await title('vi', 'lotus')).toBe('Đây là trang thử nghiệm');
    expect(await title('th', 'lotus')).toBe('เว็บไซต์นี้เป็นเดโม');
    await operator.context.db.query("delete from help_article where language = 'TH'");
    expect(await title('th', 'lotus')).toBe('This site is a demo');
    expect(await title('xx')).toBe('이 사이트는 데모입니다');
  });

  it('hide the customer-service path as crypto-js opens it', async () => {
    const pathFor = async (host: string) => {
      const { versionPathList } = (await value(getCustomerService, { csType: 'VIP' }, { headers: { host } })) as {
        versionPathList: { type: string; path: string }[];
      };
      return versionPathList.find(({ type }) => type === '3')?.path ?? '';
    };
    const open = (sealed: string) => {
      const key = Buffer.from(sealed.slice(-8), 'latin1');
      const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
      return decipher.update(sealed.slice(0, -8), 'base64', 'utf8') + decipher.final('utf8');
    };
    expect(open(await pathFor('aurora.localhost'))).toBe('http://aurora.localhost:8080/helpmc');
    // On the host that the visitor is on, if it is one of the merchant's: the sign-in is known there.
    expect(open(await pathFor('localhost'))).toBe('http://localhost:8080/helpmc');
    expect(open(await pathFor('evil.example'))).toBe('http://aurora.localhost:8080/helpmc');
    // What crypto-js makes of the same path and key (DES, ECB, PKCS7).
    expect(sealPath('https://help.example/채팅', 'AbCd1234')).toBe(
      'UuZcb1RZ/SGgAKaPwcJH1jVgTfxdseN5Pgxsdpk2QBU=AbCd1234',
    );
  });

  it("remember the member's language if the merchant has it", async () => {
    const token = await site.tokenOf('player01');
    expect((await site.call(updateLanguage, { language: 'en' }, { token })).status).toBe(200);
    expect((await site.call(updateLanguage, { language: 'TH' }, { token })).body.errorCode).toBe(
      'language.unsupported',
    );
    expect(await value(getMemberInfo, {}, { token })).toMatchObject({ language: 'EN' });
  });

  it('hand feedback to support, and refuse what is too short, too long or too much', async () => {
    const write = (content: string, init = {}) => site.call(sendFeedback, { questionType: 'other', content }, init);
    expect((await write('too short')).body).toMatchObject({ errorCode: 'feedback.length.outside' });
    expect((await write('가'.repeat(501))).body).toMatchObject({ errorCode: 'feedback.length.outside' });
    const token = await site.tokenOf('player01');
    const answer = await write('  The countdown of K3 is hard to read.  ', { token });
    const { reference } = answer.body.value as { reference: string };
    const rows = await operator.context.db.query("select subject, body from outbox where recipient = 'support'");
    expect(rows).toEqual([{ subject: `${reference} other (player01)`, body: 'The countdown of K3 is hard to read.' }]);
    for (let more = 0; more < 5; more += 1) await write('Once more, about the same thing.');
    expect((await write('Once more, about the same thing.')).status).toBe(429);
  });

  it('have every text in six languages, and a database that has older texts gets them', async () => {
    const { db, merchants } = operator.context;
    await merchants.setLanguages('aurora', ['KO', 'EN', 'VI', 'TH', 'CN', 'JA']);
    await db.query("delete from help_article where language in ('CN', 'JA', 'TH')");
    await db.query("update help_article set title = 'as it was' where id = 'about'");
    await siteTextsSeed.run(operator.context);
    const read = async (language: string) =>
      (await value(getHelpCenter, {}, { headers: { language } })) as { id: string; title: string }[];
    const korean = (await read('KO')).map(({ id }) => id);
    expect(korean).toEqual(expect.arrayContaining(['about', 'terms', 'responsible', 'guide-ios', 'play-money']));
    const titles = ['소개', 'About us', 'Giới thiệu', 'เกี่ยวกับเรา', '关于我们', 'サイトについて'];
    for (const [at, language] of ['KO', 'EN', 'VI', 'TH', 'CN', 'JA'].entries()) {
      const texts = await read(language);
      expect(texts.map(({ id }) => id)).toEqual(korean);
      expect(texts.find(({ id }) => id === 'about')?.title).toBe(titles[at]);
    }
  });
});
