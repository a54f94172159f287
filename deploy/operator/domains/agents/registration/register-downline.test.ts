import { getDownlineSettings, getTeamOverview, registerDownline } from '@tessera/shared/wire/agent';
import { getMemberInfo } from '@tessera/shared/wire/auth';
import { withOperator } from '../../../testing/with-operator.ts';
import { lastLevel, referralsOf } from '../../identity/index.ts';

describe('registering an account below an agent', () => {
  const { operator, site } = withOperator();
  beforeEach(() => operator.context.db.query('delete from rate_window'));

  async function tokenOf(username: string): Promise<string> {
    const account = await operator.context.accounts.byUsername('aurora', username);
    return operator.context.sessions.issue(account?.id ?? 0);
  }
  let next = 0;
  async function register(by: string, more: object = {}) {
    next += 1;
    const request = { username: `fresh${next}x`, password: 'Secret12', kind: 'member', rebateBasisPoints: 30, ...more };
    const { status, body } = await site.call(registerDownline, request, { token: await tokenOf(by) });
    return { status, code: body.errorCode, value: body.value as Record<string, unknown> };
  }

  it('opens a member that can sign in at once, must choose a password and is in the tree', async () => {
    const answer = await register('dist01', { username: 'newbie01' });
    expect(answer.value).toMatchObject({
      account: 'newbie01',
      rank: 'member',
      rebateBasisPoints: 30,
      inviteCode: null,
    });
    const signedIn = await site.login('newbie01', 'Secret12');
    expect(signedIn.body.value).toMatchObject({ firstTimeLogin: true, passwordIsDefault: true });
    const fresh = await operator.context.accounts.byUsername('aurora', 'newbie01');
    const agent = await operator.context.accounts.byUsername('aurora', 'dist01');
    expect(fresh).toMatchObject({ parentId: agent?.id, path: `${agent?.path}${fresh?.id}/`, type: 0 });
    const overview = await site.call(getTeamOverview, {}, { token: await tokenOf('agent01') });
    expect(overview.body.value).toMatchObject({ members: 41 });
  });

  it('opens an agent one rung below, whose code and team are its own, down to the foot of the ladder', async () => {
    const { value } = await register('dist01', { username: 'agency01', kind: 'agent', rebateBasisPoints: 90 });
    expect(value).toMatchObject({ rank: 'distributor', inviteCode: expect.stringMatching(/^[A-Z2-9]{8}$/) });
    const token = await tokenOf('agency01');
    expect((await site.call(getMemberInfo, {}, { token })).body.value).toMatchObject({ type: 41 });
    expect((await site.call(getTeamOverview, {}, { token })).body.value).toMatchObject({ members: 0, teamBalance: 0 });
    const settings = await site.call(getDownlineSettings, {}, { token: await tokenOf('d01p01') });
    expect(settings.body.value).toMatchObject({
      agentRank: null,
      agentRanks: ['shop'],
      maximumRebateBasisPoints: 60,
      quotas: [],
    });
    expect((await register('d01p01', { kind: 'agent' })).code).toBe('agent.rank.lowest');
  });

  it('opens an agent of its own rank or of any below, and never one above', async () => {
    expect((await register('d01p01', { kind: 'agent', rank: 'shop' })).value).toMatchObject({ rank: 'shop' });
    expect((await register('dist01', { kind: 'agent', rank: 'subhead' })).value).toMatchObject({ rank: 'subhead' });
    expect((await register('dist01', { kind: 'agent', rank: 'shop' })).value).toMatchObject({ rank: 'shop' });
    expect((await register('dist01', { kind: 'agent', rank: 'head' })).code).toBe('agent.rank.above');
    expect((await register('d01p01', { kind: 'agent', rank: 'distributor' })).code).toBe('agent.rank.above');
    expect((await register('dist01', { kind: 'agent', rank: 'member' })).code).toBe('request.invalid');
  });

  it('opens nobody below the last level of the tree, which the page knows beforehand', async () => {
    const { db } = operator.context;
    const { value } = await register('d01p01', { username: 'deepest01', kind: 'agent', rank: 'shop' });
    await db.query('update member set depth = $2 where id = $1', [Number(value.id), lastLevel]);
    expect((await register('deepest01', { rebateBasisPoints: 0 })).code).toBe('agent.depth.limit');
    const settings = await site.call(getDownlineSettings, {}, { token: await tokenOf('deepest01') });
    expect(settings.body.value).toMatchObject({ isLastLevel: true });
  });

  it('never gives more than the agent has itself, and goes by steps', async () => {
    expect((await register('d01p01', { rebateBasisPoints: 70 })).code).toBe('agent.rebate.outside');
    expect((await register('d01p01', { rebateBasisPoints: 60 })).status).toBe(200);
    expect((await register('dist01', { rebateBasisPoints: 35 })).code).toBe('agent.rebate.step');
    expect((await register('dist01', { rebateBasisPoints: -10 })).code).toBe('request.invalid');
  });

  it('has no referral code to check: one that is sent along is not read, and nobody has referred the account', async () => {
    expect(await register('dist01', { username: 'unasked01', referralCode: 'NOBODY99' })).toMatchObject({
      status: 200,
    });
    const fresh = await operator.context.accounts.byUsername('aurora', 'unasked01');
    expect(fresh).not.toBeNull();
    expect(await referralsOf(operator.context.db, fresh?.id ?? 0)).toMatchObject({ referredBy: null });
  });

  it("follows the form's rules and creates one account for a name", async () => {
    const answer = await register('dist01', { username: 'ab1', password: 'onlyletters' });
    expect(answer).toMatchObject({
      code: 'register.field.invalid',
      value: {
        fields: [
          { field: 'username', reason: 'length' },
          { field: 'password', reason: 'pattern' },
        ],
      },
    });
    expect((await register('dist01', { username: 'Player01' })).code).toBe('register.username.taken');
  });

  it('is for agents, where the merchant has them', async () => {
    expect(await register('player01')).toMatchObject({ status: 403, code: 'account.not.agent' });
    await operator.context.merchants.setSwitches('aurora', { MF_AGENT: false });
    expect((await register('agent01')).code).toBe('function.not.available');
    await operator.context.merchants.setSwitches('aurora', { MF_AGENT: true });
  });

  it('leaves no half account when what belongs to it fails', async () => {
    const hook = async () => {
      throw new Error('a module failed');
    };
    operator.context.afterRegistration.push(hook);
    expect((await register('dist01', { username: 'halfway1' })).status).toBe(500);
    operator.context.afterRegistration.pop();
    expect(await operator.context.accounts.byUsername('aurora', 'halfway1')).toBeNull();
  });
});
