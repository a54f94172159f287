import { codeKey } from '@tessera/shared/api';
import en from '../../../locales/en.json';
import ja from '../../../locales/ja.json';
import ko from '../../../locales/ko.json';
import th from '../../../locales/th.json';
import vi from '../../../locales/vi.json';
import zh from '../../../locales/zh.json';

/** What the operator may refuse an order or a chase with, beside the codes of a session that has ended (`kind_unauthorized`). */
const codes = [
  ...[
    'lottery.issue.closed',
    'lottery.issue.unknown',
    'lottery.game.unknown',
    'lottery.prices.changed',
    'lottery.group.outside',
    'lottery.issue.void',
    'lottery.number.half',
    'lottery.number.closed',
    'lottery.number.stake.limit',
    'lottery.slip.limit',
  ],
  ...['lottery.bet.invalid', 'lottery.stake.outside', 'lottery.payout.outside', 'insufficient.funds'],
  ...['lottery.issue.stake.limit', 'lottery.issue.payout.limit', 'stake.bonus.maximum', 'stake.limit'],
  ...['stake.excluded', 'account.blocked', 'system.maintenance', 'system.region', 'function.not.available'],
  ...['lottery.chase.bonus.active', 'lottery.chase.ceiling', 'lottery.chase.daily', 'lottery.chase.limit'],
  ...[
    'lottery.chase.strategy.off',
    'lottery.chase.total.changed',
    'lottery.chase.issues.changed',
    'lottery.chase.number.half',
    'request.too.frequent',
  ],
  ...['request.abandoned', 'duplicate.mismatch', 'kind-unauthorized', 'kind-broken-contract'],
];

it.each(Object.entries({ en, ja, ko, th, vi, zh }))(
  'a player who reads %s sees a text for every refusal of an order or a chase',
  (_, { error }) => {
    const known = Object.keys(error).map((key) => `error.${key}`);
    expect(codes.map(codeKey).filter((key) => !known.includes(key))).toEqual([]);
  },
);
