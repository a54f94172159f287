import { withOperator } from '../../../testing/with-operator.ts';

describe('a host for agents alone', () => {
  const { operator, site } = withOperator();
  beforeAll(async () => {
    await operator.context.db.query(
      `update merchant set profile = jsonb_set(profile, '{agentHosts}', '["agents.localhost"]') where code = 'aurora'`,
    );
    await operator.context.merchants.setSystemStatus('aurora', 0);
  });

  const signIn = (username: string, password: string, host: string) =>
    site.login(username, password, {}, { headers: { host } });

  it('lets agents in', async () => {
    expect(await signIn('agent01', 'Agent1234', 'agents.localhost')).toMatchObject({ status: 200 });
  });

  it('refuses a member by name, but only after the right password', async () => {
    const right = await signIn('player01', 'Play1234', 'agents.localhost');
    expect(right).toMatchObject({ status: 403, body: { errorCode: 'login.not.agent' } });
    const wrong = await signIn('player01', 'Wrong1234', 'agents.localhost');
    expect(wrong.body.errorCode).toBe('login.failed');
    expect(await signIn('player01', 'Play1234', 'aurora.localhost')).toMatchObject({ status: 200 });
  });
});
