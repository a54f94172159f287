import { useTranslation } from '@tessera/shared/i18n';
import { chaseSkipReasons } from '@tessera/shared/wire/lottery';

/** Reasons with a sentence of their own: why an issue was not bet, and why a chase ended. Any other one has a general sentence. */
const knownReasons: readonly string[] = [
  ...chaseSkipReasons,
  'lottery.prices.changed',
  'lottery.group.outside',
  'stake.excluded',
  'account.blocked',
  'function.not.available',
];

/** Why an issue was not bet, or a chase ended, in the player's language. */
export function useChaseReason(): (code: string) => string {
  const { t } = useTranslation('lottery');
  return (code) => t(`chase.reason.${knownReasons.includes(code) ? code.replaceAll('.', '_') : 'other'}`);
}
