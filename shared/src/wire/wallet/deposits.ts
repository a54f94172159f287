import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, listOf, pageFields, requestId } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { promotionId } from '../promotions/promotion-fields.ts';
import { depositMethod, depositMethodIds, depositPayment } from './deposit-methods.ts';
import { personName } from './person-name.ts';

/** pending → approved | rejected. */
export const depositStatuses = ['pending', 'approved', 'rejected'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** One deposit, for its owner. */
export const deposit = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    /** Shown to the player and the cashier, e.g. `D-20261121-0042`. */
    reference: v.string(),
    methodId: v.string(),
    status: v.picklist(depositStatuses),
    amount: m.amount,
    fee: m.amount,
    depositorName: v.string(),
    createdAtMs: v.number(),
    /** Latest time of a decision. */
    answerByMs: v.number(),
    decidedAtMs: v.nullable(v.number()),
    /** Dotted code of a rejection, else null. */
    reasonCode: v.nullable(v.string()),
    /** The bonus that was chosen with it: what it brings, or has brought; nothing when none was chosen or it was rejected. */
    bonus: v.optional(v.nullable(v.object({ title: v.string(), amount: m.amount, requiredTurnover: m.amount }))),
    /** What was asked for, where something else was received and credited. */
    announcedAmount: v.optional(v.nullable(m.amount)),
    /** Of a deposit that a provider reports. */
    payment: v.optional(v.nullable(depositPayment(m))),
  });

/** The terms of a deposit bonus; amounts in minor units. */
export interface DepositBonusTerms {
  /** Bonus in whole percent of the deposit. */
  readonly percent: number;
  readonly capMinor: number;
  /** Turnover in percent of deposit and bonus together; 0 is none. */
  readonly wageringPercent: number;
}

/**
 * The bonus of a deposit in minor units, rounded down, and the turnover that turns it into cash. The operator uses
 * it to credit and the deposit page to announce, so that the two never differ.
 */
export function depositBonus({ percent, capMinor, wageringPercent }: DepositBonusTerms, depositMinor: number) {
  const bonusMinor = Math.min(capMinor, Math.floor((depositMinor * percent) / 100));
  const requiredMinor = Math.ceil(((depositMinor + bonusMinor) * wageringPercent) / 100);
  return { bonusMinor, requiredMinor };
}

/** Methods of deposit with limits, fee and time, and the bonuses to choose from, for the empty form. */
export const getDepositSettings = defineEndpoint({
  name: 'wallet.deposit-settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  module: 'MF_WALLET',
  token: 'required',
  /** The methods that the caller can show; without it bank transfers alone, which is all that earlier releases know. */
  request: v.object({ methods: v.optional(listOf(v.picklist(depositMethodIds))) }),
  answer: (m) =>
    v.object({
      allowDeposit: v.picklist(['Y', 'N']),
      /** Why this member cannot deposit now, as the refusal's code (`break.active`), and until when; null without an end. */
      closed: v.optional(v.nullable(v.object({ code: v.string(), untilMs: v.nullable(v.number()) })), null),
      totalDepositSuccessCount: v.optional(v.number()),
      /** The account holder's name, if known; a deposit must come from it. */
      payeeName: v.optional(v.string(), ''),
      /** Without any, the page says that deposits are closed. */
      methods: v.optional(m.rows(depositMethod(m)), []),
      /** The bonuses of the next deposit; `depositBonus` computes them. None is used unless chosen. */
      bonuses: v.optional(
        v.array(
          v.object({
            promotionId,
            title: v.string(),
            percent: v.number(),
            cap: m.amount,
            minimumDeposit: m.amount,
            wageringPercent: v.number(),
            maximumBet: v.nullable(m.amount),
            daysToWager: v.number(),
            /** The member has joined it before. */
            isJoined: v.boolean(),
          }),
        ),
        [],
      ),
    }),
});

/**
 * Announces a deposit: a person credits a bank transfer, a provider's report the others. Refusals: `deposit.amount.outside`,
 * `deposit.pending.limit`, `deposit.method.closed`, `deposit.holder.mismatch`, `deposit.bonus.unavailable`, `deposit.bonus.below`, `account.trial`, `break.active` with `{untilMs}`,
 * `duplicate.mismatch`, `request.abandoned` (`getDepositOutcome` answered null).
 */
export const createDeposit = defineEndpoint({
  name: 'wallet.create-deposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  module: 'MF_WALLET',
  token: 'required',
  request: (m) =>
    v.object({
      requestId,
      methodId: v.picklist(['bank-transfer', 'ewallet', 'coin']),
      amount: v.pipe(m.amount, v.minValue(1)),
      /** Who pays; without it the account holder on file. */
      depositorName: v.optional(personName),
      /** The bonus to use; null for none, even if one was joined before. Without it, the member's choice stays. */
      promotionId: v.optional(v.nullable(promotionId)),
    }),
  answer: deposit,
});

/**
 * Redeems a voucher code: it is credited at once, and once. Refusals: `voucher.unknown`, `voucher.used`,
 * `voucher.expired`, `deposit.method.closed`, `request.too.frequent`, `account.trial`, `break.active`, the bonus's of `createDeposit`,
 * `duplicate.mismatch`, `request.abandoned`.
 */
export const redeemVoucher = defineEndpoint({
  name: 'wallet.redeem-voucher',
  method: 'POST',
  path: '/wps/relay/MCSFE_redeemVoucher',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ requestId, code: filledText(40), promotionId: v.optional(v.nullable(promotionId)) }),
  answer: deposit,
});

/** The member's deposits, newest first; with `status`, those in one of these alone. */
export const getDepositList = defineEndpoint({
  name: 'wallet.deposit-list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositList',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ ...pageFields, status: v.optional(listOf(v.picklist(depositStatuses))) }),
  answer: (m) => v.object({ total: v.number(), list: v.array(deposit(m)) }),
});

/** One deposit of the member, however old; `deposit.unknown` for other members'. */
export const getDeposit = defineEndpoint({
  name: 'wallet.deposit',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositDetail',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  answer: deposit,
});

/**
 * The outcome of a deposit request without an answer. Null means that nothing was announced and that nothing will be
 * with this request id: a delayed copy of it is refused with `request.abandoned`.
 */
export const getDepositOutcome = defineEndpoint({
  name: 'wallet.deposit-outcome',
  method: 'POST',
  path: '/wps/relay/MCSFE_getDepositOutcome',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ requestId }),
  answer: (m) => v.object({ deposit: v.nullable(deposit(m)) }),
});
