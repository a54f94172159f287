import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { useCallback } from 'react';
import type { RecordedBet } from '../../api/bets.ts';

/** What the odds of a lottery bet were at, and what comes back of its stake for it; undefined for other bets. */
export function usePrizeGroupText(): (bet: Pick<RecordedBet, 'prizeGroup'>) => string | undefined {
  const { t } = useTranslation('wallet');
  const { decimals } = useFormat('wallet');
  return useCallback(
    ({ prizeGroup }) =>
      prizeGroup === null
        ? undefined
        : t('bets.atGroup', { group: prizeGroup.group, rate: `${decimals(prizeGroup.rebateMilli / 10, [1, 1])}%` }),
    [t, decimals],
  );
}
