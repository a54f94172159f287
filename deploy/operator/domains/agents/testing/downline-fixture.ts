import { randomUUID } from 'node:crypto';
import { createPromotionLink, raiseRebate, registerDownline } from '@tessera/shared/wire/agent';
import { getCaptcha, register } from '@tessera/shared/wire/auth';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { expectLedgerInOrder } from '../../../testing/expect-ledger-in-order.ts';
import { type SuiteDatabase, withOperator } from '../../../testing/with-operator.ts';
import { playerOwner } from '../../ledger/index.ts';

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly token: string;
}

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly value: Readonly<Record<string, unknown>>;
}

export const linkRequest = { label: 'Spring', rank: 'member', rebateBasisPoints: 30, expiresAtMs: null };

/** An operator with accounts of the tests' own, for the tests of a describe; the ledger is in order after each. */
export function withDownline(database: SuiteDatabase) {
  const { operator, site } = withOperator(database);
  let next = 0;
  beforeAll(() => operator.context.merchants.setSwitches('aurora', { REGMOBVERF3: false }));
  beforeEach(() => operator.context.db.query('delete from rate_window'));
  afterEach(() => expectLedgerInOrder(operator.context.ledger));

  async function newAccount({
    type = 0,
    parentId = null,
    rate = 0,
  }: {
    readonly type?: number;
    readonly parentId?: number | null;
    readonly rate?: number;
  } = {}): Promise<Account> {
    const { accounts, db, sessions } = operator.context;
    const username = `t${randomUUID().slice(0, 10)}`;
    const fresh = { merchant: 'aurora', username, type, password: null, parentId, toUpline: parentId !== null };
    const { id } = await accounts.create(fresh);
    if (rate > 0) await db.query('insert into rebate_rate (member_id, basis_points) values ($1, $2)', [id, rate]);
    return { id, username, token: await sessions.issue(id) };
  }

  async function ask(who: Pick<Account, 'token'> | null, endpoint: Endpoint, request: object = {}): Promise<Answer> {
    const { status, body } = await site.call(endpoint, request, who ? { token: who.token } : {});
    return { status, code: body.errorCode, value: (body.value ?? {}) as Answer['value'] };
  }

  const freshName = (): string => {
    next += 1;
    return `fresh${next}x`;
  };
  const newcomer = (more: object = {}) => ({
    ...{ username: freshName(), password: 'Secret12', kind: 'member', rebateBasisPoints: 0 },
    ...more,
  });

  return {
    operator,
    newAccount,
    ask,
    newcomer,
    /** Registers an account below an agent. */
    openBelow: (by: Account, more: object = {}) => ask(by, registerDownline, newcomer(more)),
    raise: (by: Account, account: Account, rebateBasisPoints: number) =>
      ask(by, raiseRebate, { id: String(account.id), rebateBasisPoints }),
    newLink: async (by: Account, more: object = {}) =>
      (await ask(by, createPromotionLink, { ...linkRequest, ...more })).value as { id: string; code: string },
    /** Registers by a link, as a visitor does. */
    async join(affiliateCode: string, username = freshName()) {
      const { id } = (await site.call(getCaptcha, {})).body.value as { id: string };
      const solved = { captcha: 'AAAAA', captchaId: id, altcha: await site.altcha() };
      const account = { username, password: 'Play1234', confirmPassword: 'Play1234' };
      return ask(null, register, { ...solved, ...account, affiliateCode });
    },
    giveCash: ({ id }: Account, amountMinor: number) =>
      operator.context.ledger.post({
        ...{ merchant: 'aurora', key: randomUUID(), kind: 'opening', reference: 'opening' },
        lines: [
          { account: { owner: 'house', kind: 'opening' }, amountMinor: -amountMinor },
          { account: { owner: playerOwner(id), kind: 'player_cash' }, amountMinor },
        ],
      }),
    cashOf: ({ id }: Account) =>
      operator.context.ledger.balance('aurora', { owner: playerOwner(id), kind: 'player_cash' }),
  };
}
