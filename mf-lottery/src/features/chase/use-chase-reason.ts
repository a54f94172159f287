import { useTranslation } from '@tessera/shared/i18n';

/** Reasons with a sentence of their own; any other one is said in general. */
const known: readonly string[] = [
  ...['lottery.issue.closed', 'lottery.issue.stake.limit', 'lottery.issue.payout.limit', 'lottery.chase.result.late'],
  ...[
    'lottery.number.closed',
    'lottery.number.half',
    'lottery.issue.void',
    'lottery.number.stake.limit',
    'lottery.slip.limit',
  ],
  ...[
    'lottery.prices.changed',
    'lottery.group.outside',
    'stake.excluded',
    'account.blocked',
    'function.not.available',
    'system.maintenance',
  ],
];

/** Why an issue was not bet, or a chase ended, in the player's language. */
export function useChaseReason(): (code: string) => string {
  const { t } = useTranslation('lottery');
  return (code) => t(`chase.reason.${known.includes(code) ? code.replaceAll('.', '_') : 'other'}`);
}
