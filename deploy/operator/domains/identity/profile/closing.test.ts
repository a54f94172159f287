import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { checkUsername, closeAccount, getClosing, getMemberInfo } from '@tessera/shared/wire/auth';
import { getDraw, placeBets } from '@tessera/shared/wire/lottery';
import { createDeposit } from '@tessera/shared/wire/wallet';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { book, type MoneyOperation } from '../../casino/wallet/movements.ts';
import { playerOwner } from '../../ledger/index.ts';
import type { Member } from '../members/member.ts';

const password = 'Closing77';

describe.each(seededDatabases)('an account that its owner closes, on %s', (name, open) => {
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

  // The embedded database has one connection, on which nothing is committed meanwhile.
  const onPostgres = name === 'PostgreSQL' ? it.each : it.skip.each;

  /** Stakes all of an account's money on a draw that is due; answers how the bet is settled. */
  async function betOnDraw(member: Member, token: string) {
    const { clock, settleLottery } = operator.context;
    await post(`test:${member.id}:stakes`, member.id, 30_000);
    const draw = (await site.call(getDraw, { code: 'K3' })).body.value;
    const { issue, drawsAtMs } = (draw as { current: { issue: string; drawsAtMs: number } }).current;
    // One of them wins in every draw.
    const sides = [
      { playCode: 'sum-sides', numbers: [['big']] },
      { playCode: 'sum-sides', numbers: [['small']] },
      { playCode: 'triple-any', numbers: [['any']] },
    ];
    const lines = sides.map((side) => ({ gameCode: 'K3', issue, unit: 100, multiple: 1, ...side }));
    const order = { requestId: randomUUID(), priceList: priceListId, lines };
    expect((await site.call(placeBets, order, { token })).status).toBe(200);
    clock.advance(drawsAtMs - clock.now().getTime());
    return () => settleLottery(clock.now());
  }

  /** Stakes all of an account's money on a round of a game; answers how it wins and ends. */
  async function betOnRound(member: Member) {
    const { clock, db } = operator.context;
    await post(`test:${member.id}:stakes`, member.id, 30_000);
    const roundId = randomUUID();
    const bet = randomUUID();
    const move = (operation: MoneyOperation, more: { txId: string; refTxId?: string; amount: number }) => {
      const player = `aurora:${member.id}`;
      const round = { token: '', player, currency: 'P', gameCode: 'PG-0005', roundId, roundClosed: true };
      const request = { requestId: randomUUID(), ...round, ...more };
      return book(db, operation, { provider: 'test', member, game: undefined, launchId: null, request }, clock.now());
    };
    expect((await move('bet', { txId: bet, amount: 30_000 })).status).toBe('OK');
    return () => move('win', { txId: randomUUID(), refTxId: bet, amount: 50_000 });
  }

  onPostgres([
    ['lottery bet', betOnDraw],
    ['round of a game', betOnRound],
  ])('stays open where a %s is settled while its owner closes it', async (_what, placeBet) => {
    const { closingGuards } = operator.context;
    const { token, member } = await account();
    const settle: () => Promise<unknown> = await placeBet(member, token);
    expect(await obstacles(token)).toEqual({ obstacles: ['bets'] });
    const outside = new AsyncResource('outside of the transaction that closes');
    const guards = [...closingGuards];
    let settled: Promise<unknown> | undefined;
    closingGuards.splice(
      0,
      guards.length,
      ...guards.map((guard): typeof guard => async (...asked) => {
        settled ??= outside.runInAsyncScope(settle);
        await settled;
        return guard(...asked);
      }),
    );
    try {
      expect(await close(token)).toMatchObject({ status: 400, value: { obstacles: ['balance'] } });
    } finally {
      closingGuards.splice(0, guards.length, ...guards);
    }
    const { player_cash: cash = 0 } = await operator.context.ledger.balances('aurora', playerOwner(member.id));
    expect(cash).toBeGreaterThan(0);
    expect(await obstacles(token)).toEqual({ obstacles: ['balance'] });
  });
});
