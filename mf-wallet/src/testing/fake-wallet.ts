import { recorded } from '@tessera/shared/testing/recorded';
import {
  createDeposit,
  type DepositStatus,
  getDepositSettings,
  getWithdrawal,
  getWithdrawSettings,
} from '@tessera/shared/wire/wallet';

/** What the operator answers to a member who may deposit and has no bonus to choose. */
export const depositSettings = { ...recorded(getDepositSettings), bonuses: [] };

/** The bonus that a first deposit may come with. */
const [bonus] = recorded(getDepositSettings).bonuses;
if (!bonus) throw new Error('The recorded settings have no bonus.');
/** The bonus that a first deposit may come with. */
export const firstBonus = bonus;

const { accounts, ...settings } = recorded(getWithdrawSettings);
if (!accounts?.list[0]) throw new Error('The recorded settings have no bank account.');
/** What an operator without a book of bank accounts answers to a member who may withdraw and has set a payment password. */
export const withdrawSettings = settings;
/** The same from an operator with a book, and one account in it. */
export const bookSettings = { ...settings, accounts };
/** The account in the book. */
export const [bookedAccount] = [accounts.list[0]];

/** A reference of the operator's form, with that id at its end. */
const withId = (reference: string, id: string): string => reference.replace(/\d+$/, id.padStart(4, '0'));

/** A deposit that was announced just now, whose answer is due in ten minutes. */
export function newDeposit(id: string, amount: number) {
  const deposit = recorded(createDeposit);
  return {
    ...deposit,
    id,
    reference: withId(deposit.reference, id),
    status: 'pending' as DepositStatus,
    amount,
    createdAtMs: Date.now(),
    answerByMs: Date.now() + 600_000,
  };
}

/** A withdrawal that was asked for just now, whose answer is due in an hour. */
export function newWithdrawal(id: string, amount: number, of: 'in-review' | 'rejected' = 'in-review') {
  const withdrawal = recorded(getWithdrawal, of);
  const atMs = Date.now();
  return {
    ...withdrawal,
    id,
    reference: withId(withdrawal.reference, id),
    amount,
    createdAtMs: atMs,
    answerByMs: atMs + 3_600_000,
    timeline: withdrawal.timeline.map((step) => ({ ...step, atMs })),
  };
}
