import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getCaptcha,
  getMemberInfo,
  getPasskeys,
  loginByPasskey,
  removePasskey,
} from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { hourMs, minuteMs } from '../../../platform/clock/durations.ts';
import type { SiteClient } from '../../../testing/site-client.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from '../testing/software-authenticator.ts';

const password = 'Agent1234';
const host = 'aurora.localhost';
const page = `http://${host}:8080`;

describe('passkeys', () => {
  const { operator, site } = withOperator();
  let token = '';
  beforeEach(async () => {
    operator.context.clock.advance(hourMs);
    await operator.context.db.query('delete from passkey');
    token = await site.tokenOf('agent01');
  });

  const at = { headers: { host } };
  const call: SiteClient['call'] = (endpoint, request = {}) => site.call(endpoint, request, { ...at, token });
  const begin = async () => (await call(beginPasskey, { password })).body.value as AnswerOf<typeof beginPasskey>;
  const add = async (device: SoftwareAuthenticator, name = '내 전화') =>
    call(addPasskey, { name, passkey: device.create(await begin()) });
  const added = async () => {
    const device = softwareAuthenticator(page);
    expect((await add(device)).status).toBe(200);
    return device;
  };
  const asked = async () =>
    (await site.call(beginPasskeyLogin, {}, at)).body.value as AnswerOf<typeof beginPasskeyLogin>;
  const signIn = async (device: SoftwareAuthenticator, init: object = {}) =>
    site.call(loginByPasskey, { passkey: device.get(await asked()) }, { ...at, ...init });
  const listed = async () => (await call(getPasskeys)).body.value as AnswerOf<typeof getPasskeys>;

  describe('adding one', () => {
    it('asks for the password first, and then for one that knows its account and is unlocked', async () => {
      const wrong = await call(beginPasskey, { password: 'Wrong123' });
      expect(wrong.body.errorCode).toBe('password.old.wrong');
      expect(await begin()).toMatchObject({
        rp: { id: host, name: 'Aurora' },
        user: { name: 'agent01' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    });

    it('lists it by its name, the newest first, with its host and its last use', async () => {
      const device = await added();
      operator.context.clock.advance(minuteMs);
      expect((await add(softwareAuthenticator(page), '  열쇠 ')).status).toBe(200);
      expect(await listed()).toMatchObject([
        { name: '열쇠', host, lastUsedAtMs: null },
        { name: '내 전화', lastUsedAtMs: null },
      ]);
      await signIn(device);
      expect((await listed())[1]?.lastUsedAtMs).toBe(operator.context.clock.now().getTime());
    });

    it('takes a challenge once, within five minutes, and only from who asked', async () => {
      const device = softwareAuthenticator(page);
      const passkey = device.create(await begin());
      const other = await site.call(
        addPasskey,
        { name: 'x', passkey },
        { ...at, token: await site.tokenOf('player01') },
      );
      expect(other.body.errorCode).toBe('passkey.expired');
      expect((await call(addPasskey, { name: 'x', passkey })).body.errorCode).toBe('passkey.expired');
      const late = softwareAuthenticator(page).create(await begin());
      operator.context.clock.advance(5 * minuteMs);
      expect((await call(addPasskey, { name: 'x', passkey: late })).body.errorCode).toBe('passkey.expired');
      expect(await listed()).toEqual([]);
    });

    it('refuses one from another page, for another host, or from a device that was not unlocked', async () => {
      const locked = softwareAuthenticator(page);
      locked.isUnlocked = false;
      const elsewhere = softwareAuthenticator('http://aurora.localhost:9999');
      for (const device of [locked, elsewhere]) expect((await add(device)).body.errorCode).toBe('passkey.invalid');
      const options = await begin();
      const forOther = softwareAuthenticator(page).create({ ...options, rp: { id: 'evil.example', name: '' } });
      expect((await call(addPasskey, { name: 'x', passkey: forOther })).body.errorCode).toBe('passkey.invalid');
      expect(await listed()).toEqual([]);
    });

    it('names those that are there, so that a device makes no second, and takes none twice or beyond ten', async () => {
      const device = await added();
      const options = await begin();
      expect(options.excludeCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }]);
      expect((await call(addPasskey, { name: 'x', passkey: device.create(options) })).body.errorCode).toBe(
        'passkey.registered',
      );
      for (let n = 0; n < 9; n += 1) {
        operator.context.clock.advance(15 * minuteMs);
        expect((await add(softwareAuthenticator(page))).status).toBe(200);
      }
      operator.context.clock.advance(15 * minuteMs);
      expect((await call(beginPasskey, { password })).body.errorCode).toBe('passkey.limit');
    });
  });

  describe('signing in by one', () => {
    it('needs no name, no password, and no second step at a new address', async () => {
      const device = await added();
      await signIn(device);
      await operator.context.db.query("update member set payee_name = '가나다' where username = 'agent01'");
      const byPassword = await site.login('agent01', password, {}, { ...at, remoteAddress: '203.0.113.77' });
      expect(byPassword.body.errorCode).toBe('login.verification.required');
      const elsewhere = await signIn(device, { remoteAddress: '203.0.113.77' });
      expect(elsewhere.status).toBe(200);
      const { token: fresh } = elsewhere.body.value as { token: string };
      const member = await site.call(getMemberInfo, {}, { token: fresh });
      expect(member.body.value).toMatchObject({ account: 'agent01' });
    });

    it('works after the operator changes its keys, and uses a handle that reveals nothing of the account', async () => {
      const device = await added();
      Object.assign(operator.context.keys, { botCheck: 'another' });
      expect((await signIn(device)).status).toBe(200);
      const other = softwareAuthenticator(page);
      await add(other);
      expect(other.userHandle).toBe(device.userHandle);
      const stranger = await site.call(
        beginPasskey,
        { password: 'Play1234' },
        { ...at, token: await site.tokenOf('player01') },
      );
      expect((stranger.body.value as AnswerOf<typeof beginPasskey>).user.id).not.toBe(device.userHandle);
    });

    it('still accepts one from before handles were stored', async () => {
      const device = await added();
      await operator.context.db.query('update passkey set user_handle = null');
      device.userHandle = 'b2xkZXI';
      expect((await signIn(device)).status).toBe(200);
    });

    it('takes a proof once, and only in time', async () => {
      const device = await added();
      const passkey = device.get(await asked());
      expect((await site.call(loginByPasskey, { passkey }, at)).status).toBe(200);
      expect((await site.call(loginByPasskey, { passkey }, at)).body.errorCode).toBe('passkey.expired');
      const late = device.get(await asked());
      operator.context.clock.advance(5 * minuteMs);
      expect((await site.call(loginByPasskey, { passkey: late }, at)).body.errorCode).toBe('passkey.expired');
    });

    it('refuses another page, another host, a locked device, another account’s name and another’s signature', async () => {
      const device = await added();
      const stranger = softwareAuthenticator(page);
      const refusalOf = async (lie: () => Promise<object>) =>
        (await site.call(loginByPasskey, { passkey: await lie() }, at)).body.errorCode;
      const elsewhere = async () => {
        device.origin = 'http://evil.example';
        const proof = device.get(await asked());
        device.origin = page;
        return proof;
      };
      const locked = async () => {
        device.isUnlocked = false;
        const proof = device.get(await asked());
        device.isUnlocked = true;
        return proof;
      };
      const otherHost = async () => device.get({ ...(await asked()), rpId: 'lotus.localhost' });
      const otherName = async () => {
        const proof = device.get(await asked());
        return { ...proof, response: { ...proof.response, userHandle: 'AAAA' } };
      };
      const otherKey = async () => {
        const proof = stranger.get(await asked());
        return {
          ...proof,
          id: device.id,
          rawId: device.id,
          response: { ...proof.response, userHandle: device.userHandle },
        };
      };
      for (const lie of [elsewhere, locked, otherHost, otherName, otherKey])
        expect(await refusalOf(lie)).toBe('passkey.invalid');
      expect((await signIn(device)).status).toBe(200);
    });

    it('refuses a counter that has not gone on: a copy of the device has signed', async () => {
      const device = await added();
      device.counter = 7;
      expect((await signIn(device)).status).toBe(200);
      for (const counter of [7, 3, 0]) {
        device.counter = counter;
        expect((await signIn(device)).body.errorCode).toBe('passkey.invalid');
      }
      device.counter = 8;
      expect((await signIn(device)).status).toBe(200);
    });

    it('says of one that was removed, or that is another merchant’s, that it is not known here', async () => {
      const device = await added();
      const stranger = Object.assign(softwareAuthenticator(page), { userHandle: device.userHandle });
      expect((await signIn(stranger)).body.errorCode).toBe('passkey.unknown');
      const lotus = { merchant: 'lotus', headers: { host: 'lotus.localhost' } };
      const there = (await site.call(beginPasskeyLogin, {}, lotus)).body.value as AnswerOf<typeof beginPasskeyLogin>;
      const foreign = await site.call(loginByPasskey, { passkey: device.get(there) }, lotus);
      expect(foreign.body.errorCode).toBe('passkey.unknown');
      const [{ id } = { id: 0 }] = await listed();
      const wrong = await call(removePasskey, { id, password: 'Wrong123' });
      expect(wrong.body.errorCode).toBe('password.old.wrong');
      await site.call(removePasskey, { id, password: 'Play1234' }, { ...at, token: await site.tokenOf('player01') });
      expect((await signIn(device)).status).toBe(200);
      expect((await call(removePasskey, { id, password })).status).toBe(200);
      expect((await signIn(device)).body.errorCode).toBe('passkey.unknown');
    });

    it('signs its owner in while guesses have locked the name, and keeps the lock for everybody else', async () => {
      const device = await added();
      for (let n = 0; n < 10; n += 1) {
        const id = (await site.call(getCaptcha)).body.value as { id: string };
        await site.login('agent01', `Wrong${n}`, { captcha: 'aaaaa', captchaId: id.id });
      }
      expect((await site.login('agent01', password)).body.errorCode).toBe('login.locked');
      expect((await signIn(device)).status).toBe(200);
      expect((await site.login('agent01', password)).body.errorCode).toBe('login.locked');
      operator.context.clock.advance(15 * minuteMs);
      expect((await site.login('agent01', password)).status).toBe(200);
    });

    it('goes the way of every sign-in: a blocked account and a host for agents refuse it too', async () => {
      const device = await added();
      const { db } = operator.context;
      await db.query("update member set status = 'blocked' where username = 'agent01'");
      expect((await signIn(device)).body.errorCode).toBe('account.blocked');
      await db.query("update member set status = 'active' where username = 'agent01'");
      await db.query(
        `update merchant set profile = jsonb_set(profile, '{agentHosts}', '["aurora.localhost"]') where code = 'aurora'`,
      );
      await operator.context.merchants.setSystemStatus('aurora', 0);
      await db.query("update member set type = 0 where merchant = 'aurora' and username = 'agent01'");
      expect((await signIn(device)).body.errorCode).toBe('login.not.agent');
    });
  });
});
