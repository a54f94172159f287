import { codeKey } from '@tessera/shared/api';
import { forcedReceiptReasons, returnReasons } from '@tessera/shared/wire/wallet';
import en from '../../../locales/en.json';
import ja from '../../../locales/ja.json';
import ko from '../../../locales/ko.json';
import th from '../../../locales/th.json';
import vi from '../../../locales/vi.json';
import zh from '../../../locales/zh.json';

/** What the operator may refuse the wallet's calls with, beside the codes of a session that has ended (`kind_unauthorized`). */
const codes = [
  ...forcedReceiptReasons,
  ...returnReasons,
  ...['deposit.amount.outside', 'deposit.pending.limit', 'deposit.holder.mismatch', 'deposit.bonus.unavailable'],
  ...['deposit.bonus.below', 'withdrawal.amount.outside', 'withdrawal.bank.unknown', 'withdrawal.holder.mismatch'],
  ...['withdrawal.turnover.remaining', 'withdrawal.unknown', 'insufficient.funds', 'payment.password.unset'],
  ...['payment.password.wrong', 'request.too.frequent', 'account.trial', 'account.blocked', 'system.maintenance'],
  ...['system.region', 'function.not.available', 'request.abandoned', 'duplicate.mismatch'],
  ...['withdrawal.limit.count', 'withdrawal.limit.amount', 'withdrawal.cancel.late', 'withdrawal.part.unknown'],
  ...['withdrawal.part.state.not.allowed', 'withdrawal.dispute.late', 'withdrawal.proof.missing'],
  ...['withdrawal.proof.unknown', 'withdrawal.proof.full', 'picture.too.large', 'picture.invalid'],
  ...['withdrawal.account.unknown', 'withdrawal.account.cooling', 'withdrawal.account.known'],
  ...['withdrawal.account.limit', 'withdrawal.account.in.use', 'withdrawal.account.invalid', 'withdrawal.bank.away'],
  ...['withdrawal.holder.differs', 'verification.code.invalid', 'verification.code.expired'],
  ...['break.active', 'transfer.break.active', 'withdrawal.account.excluded'],
  ...['upline.unavailable', 'upline.amount.outside'],
  ...['kind-unauthorized', 'kind-broken-contract'],
];

it.each(Object.entries({ en, ja, ko, th, vi, zh }))(
  'a member who reads %s sees a text for every refusal',
  (_, { error }) => {
    const known = Object.keys(error).map((key) => `error.${key}`);
    expect(codes.map(codeKey).filter((key) => !known.includes(key))).toEqual([]);
  },
);
