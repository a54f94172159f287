import { randomUUID } from 'node:crypto';
import { checkUsername, closeAccount, getClosing, getMemberInfo } from '@tessera/shared/wire/auth';
import { createDeposit } from '@tessera/shared/wire/wallet';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { playerOwner } from '../../ledger/index.ts';

const password = 'Closing77';

describe.each(seededDatabases)('an account that its owner closes, on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });

  /** A fresh account of the first merchant. */
  async function account() {
    const { accounts, sessions } = operator.context;
    const username = `closing${randomUUID().slice(0, 6)}`;
    const member = await accounts.create({ merchant: 'aurora', username, type: 0, password });
    return { member, username, token: await sessions.issue(member.id) };
  }
  const close = async (token: string, typed = password) => {
    const { status, body } = await site.call(closeAccount, { password: typed }, { token });
    return { status, code: body.errorCode, value: body.value };
  };
  const obstacles = async (token: string) => (await site.call(getClosing, {}, { token })).body.value;
  const post = (key: string, memberId: number, amountMinor: number) =>
    operator.context.ledger.post({
      ...{ merchant: 'aurora', key, kind: 'deposit', reference: key },
      lines: [
        { account: { owner: 'house', kind: 'bank_clearing' }, amountMinor: -amountMinor },
        { account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor },
      ],
    });

  it('is closed by its password alone: every sign-in ends, none works any more, and its name stays taken', async () => {
    const { token, username, member } = await account();
    const elsewhere = await operator.context.sessions.issue(member.id);
    expect(await close(token, 'wrong')).toMatchObject({ status: 400, code: 'password.old.wrong' });
    expect((await close(token)).status).toBe(200);
    for (const ended of [token, elsewhere])
      expect((await site.call(getMemberInfo, {}, { token: ended })).status).toBe(401);
    expect((await site.login(username, password)).body.errorCode).toBe('account.closed');
    expect((await close(token)).status).toBe(401);
    expect((await site.call(checkUsername, { username })).body.value).toEqual({ isFree: false });
  });

  it('stays open while there is money on it, and while a request waits, and says so before and on trying', async () => {
    const { token, member } = await account();
    await post(`test:${member.id}:in`, member.id, 500);
    const deposit = { requestId: randomUUID(), methodId: 'bank-transfer', amount: 50_000, depositorName: '데모회원' };
    expect((await site.call(createDeposit, deposit, { token })).status).toBe(200);
    expect(await obstacles(token)).toEqual({ obstacles: ['balance', 'deposit'] });
    expect(await close(token)).toMatchObject({
      code: 'account.closing.obstacle',
      value: { obstacles: ['balance', 'deposit'] },
    });
    expect((await site.call(getMemberInfo, {}, { token })).status).toBe(200);
  });

  it('is closed although points are left that are too few to convert, or are below zero', async () => {
    for (const points of [999, -500]) {
      const { token, member } = await account();
      await operator.context.ledger.post({
        ...{ merchant: 'aurora', key: `points:${member.id}`, kind: 'points-earned', reference: 'test' },
        lines: [
          { account: { owner: 'house', kind: 'points_issued' }, amountMinor: -points },
          { account: { owner: playerOwner(member.id), kind: 'player_points' }, amountMinor: points },
        ],
      });
      expect(await obstacles(token)).toEqual({ obstacles: [] });
      expect((await close(token)).status).toBe(200);
    }
  });

  it('is either closed or has the money that comes at the same moment, never both', async () => {
    for (const round of [1, 2, 3, 4]) {
      const { token, member } = await account();
      const credit = async () =>
        operator.context.db.transaction(async () => {
          const rows = await operator.context.db.query<{ status: string }>(
            'select status from member where id = $1 for no key update',
            [member.id],
          );
          if (rows[0]?.status !== 'active') return false;
          await post(`race:${member.id}:${round}`, member.id, 700);
          return true;
        });
      const [closed, credited] = await Promise.all([close(token), credit()]);
      expect([closed.status === 200, credited].filter(Boolean)).toHaveLength(1);
    }
  });
});
