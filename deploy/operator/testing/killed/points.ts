import { randomUUID } from 'node:crypto';
import {
  actOnSandboxOrder,
  approveDeposit,
  approveWithdrawal,
  askVendorTransfer,
  completeWithdrawal,
  getSandboxOrders,
  payWithdrawalPart,
} from '@tessera/shared/wire/console';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { createDeposit, createWithdrawal, transferWallet } from '@tessera/shared/wire/wallet';
import { testPin } from '../payment-pin.ts';
import type { WireAnswer } from '../wire-client.ts';
import type { Life } from './life.ts';
import type { KilledPlayer } from './messages.ts';
import type { Stop } from './stopping-database.ts';

/** A request that is cut off by the kill. */
export interface Cut {
  request(life: Life): Promise<unknown>;
  /** What its caller does afterwards: the same request again, and the rest of the way. */
  again(life: Life): Promise<unknown>;
  /** How many transfers the player has asked for in all; 0 at other points. */
  readonly transfers?: number;
}

export interface Point {
  readonly name: string;
  readonly stop: Stop;
  readonly of: 'deposit' | 'withdrawal' | 'transfer' | 'reward' | 'draw' | 'bill' | 'chase' | 'lottery' | 'void';
  /** Prepares the request for a new player; odd rounds take another variant where there is one. */
  begin(life: Life, player: KilledPlayer, round: number): Promise<Cut>;
}

const amount = 20_000;
/** What each request of a point is about. */
export const amountMinor = amount * 100;
const vendor = 'BNG';

async function answered({ status, body }: WireAnswer, ...orCodes: string[]): Promise<{ readonly id: string }> {
  if (status !== 200 && !orCodes.includes(body.errorCode ?? '')) throw new Error(`${status} ${body.errorCode}`);
  return body.value as { id: string };
}

const announce = (life: Life, player: KilledPlayer, methodId: 'bank-transfer' | 'ewallet', requestId = randomUUID()) =>
  life.asPlayer(player, createDeposit, { requestId, methodId, amount, depositorName: player.username }).then(answered);

const office = (life: Life, endpoint: Endpoint, request: object, ...orCodes: string[]) =>
  life.asOffice(endpoint, request).then((answer) => answered(answer, ...orCodes));

/** A caller who repeats exactly what he asked for. */
export const repeating = (request: Cut['request'], rest: Cut['again'] = async () => undefined): Cut => ({
  request,
  again: async (life) => {
    await request(life);
    await rest(life);
  },
});

const approvedDeposit: Point['begin'] = async (life, player) => {
  const { id } = await announce(life, player, 'bank-transfer');
  return repeating((now) => office(now, approveDeposit, { id }));
};

const withdraw = (life: Life, player: KilledPlayer, requestId = randomUUID()) =>
  life
    .asPlayer(player, createWithdrawal, {
      ...{ requestId, amount, paymentPassword: testPin },
      ...{ bankCode: 'NARU', accountNumber: '110-123-454821', accountHolder: player.username },
    })
    .then(answered);

// Approved and sent in the meantime, it can be approved no more.
const approve = (life: Life, id: string) => office(life, approveWithdrawal, { id }, 'withdrawal.state.not.allowed');

/** Approves a withdrawal that waits and pays it as a whole. */
const payOut = async (life: Life, id: string) => {
  await approve(life, id);
  await life.runJobs();
  await office(life, completeWithdrawal, { id });
};

const approvedWithdrawal: Point['begin'] = async (life, player) => {
  const { id } = await withdraw(life, player);
  return repeating(
    (now) => approve(now, id),
    (now) => payOut(now, id),
  );
};

const partlyPaid: Point['begin'] = async (life, player) => {
  const { id } = await withdraw(life, player);
  await approve(life, id);
  const part = { id, requestId: randomUUID(), amountMinor: amountMinor / 4 };
  return repeating(
    (now) => office(now, payWithdrawalPart, part),
    (now) => office(now, completeWithdrawal, { id }),
  );
};

const move = (life: Life, player: KilledPlayer, direction: 'in' | 'out', requestId = randomUUID()) =>
  life
    .asPlayer(player, transferWallet, {
      requestId,
      direction,
      vassalage: vendor,
      ...(direction === 'in' ? { amount } : {}),
    })
    .then((answer) => answered(answer)) as Promise<unknown> as Promise<{ transfers: { id: string }[] }>;

const transfer: Point['begin'] = async (life, player, round) => {
  const direction = round % 2 === 0 ? 'in' : 'out';
  if (direction === 'out') await move(life, player, 'in');
  const requestId = randomUUID();
  const cut = repeating((now) => move(now, player, direction, requestId));
  return { ...cut, transfers: direction === 'out' ? 2 : 1 };
};

const recovered: Point['begin'] = async (life, player, round) => {
  const direction = round % 2 === 0 ? 'out' : 'in';
  if (direction === 'out') await move(life, player, 'in');
  life.vendor.state.conduct = 'silent';
  const { transfers } = await move(life, player, direction);
  life.vendor.state.conduct = 'normal';
  const cut = repeating((now) => office(now, askVendorTransfer, { id: transfers[0]?.id }));
  return { ...cut, transfers: direction === 'out' ? 2 : 1 };
};

/** Whoever paid pays no second time: it is the provider who reports again. */
const reported: Point['begin'] = async (life, player, round) => {
  await announce(life, player, 'ewallet');
  const { list } = (await life.asOffice(getSandboxOrders)).body.value as {
    list: { reference: string; username: string }[];
  };
  const reference = list.find(({ username }) => username === player.username)?.reference;
  const act = round % 2 === 0 ? 'pay' : 'double';
  return {
    request: (now) => now.asOffice(actOnSandboxOrder, { provider: 'ewallet', reference, act }),
    again: (now) => now.runJobs(),
  };
};

/**
 * Where half an effect on money of a player's own would hurt: twelve points. Those of one list are cut off by one kill; the last holds a transaction
 * open, behind which the embedded database lets nothing else go on.
 */
export const moneyPoints: readonly (readonly Point[])[] = [
  [
    {
      name: 'a deposit that is stored and not answered',
      stop: { when: 'committed', sql: 'create_deposit(' },
      of: 'deposit',
      async begin(_life, player) {
        const requestId = randomUUID();
        const request = (now: Life) => announce(now, player, 'bank-transfer', requestId);
        return {
          request,
          again: async (now) => office(now, approveDeposit, { id: (await request(now)).id }),
        };
      },
    },
    {
      name: 'a withdrawal whose money is held, before its answer and its review',
      stop: { when: 'committed', sql: 'create_withdrawal(' },
      of: 'withdrawal',
      async begin(_life, player) {
        const requestId = randomUUID();
        const request = (now: Life) => withdraw(now, player, requestId);
        return { request, again: async (now) => payOut(now, (await request(now)).id) };
      },
    },
    {
      name: 'a transfer in transit of which the vendor was not told',
      stop: { when: 'committed', sql: 'begin_vendor_transfer(' },
      of: 'transfer',
      begin: transfer,
    },
    {
      name: 'a withdrawal that the bank has and that is not committed',
      stop: { when: 'posted', sql: 'insert into outbox', with: 'bank' },
      of: 'withdrawal',
      begin: approvedWithdrawal,
    },
  ],
  [
    {
      name: 'a deposit that is credited and not answered',
      stop: { when: 'committed', sql: 'decide_deposit(' },
      of: 'deposit',
      begin: approvedDeposit,
    },
    {
      name: 'a withdrawal of which a part is paid and not answered',
      stop: { when: 'committed', sql: 'pay_withdrawal_part(' },
      of: 'withdrawal',
      begin: partlyPaid,
    },
    {
      name: 'a transfer that the vendor has made and that is not booked',
      stop: { when: 'before', sql: 'settle_vendor_transfer(' },
      of: 'transfer',
      begin: transfer,
    },
    {
      name: 'a callback that is credited and not committed',
      stop: { when: 'posted', sql: 'credit_deposit(' },
      of: 'deposit',
      begin: reported,
    },
  ],
  [
    {
      name: 'a callback that is credited and not answered',
      stop: { when: 'committed', sql: 'credit_deposit(' },
      of: 'deposit',
      begin: reported,
    },
    {
      name: 'a transfer whose vendor was asked again and that is not booked',
      stop: { when: 'before', sql: 'settle_vendor_transfer(' },
      of: 'transfer',
      begin: recovered,
    },
    {
      name: 'a withdrawal that is approved and not sent to the bank',
      stop: { when: 'committed', sql: 'move_withdrawal(', with: 'approved' },
      of: 'withdrawal',
      begin: approvedWithdrawal,
    },
    {
      name: 'a deposit that is credited and not committed',
      stop: { when: 'posted', sql: 'decide_deposit(' },
      of: 'deposit',
      begin: approvedDeposit,
    },
  ],
];
