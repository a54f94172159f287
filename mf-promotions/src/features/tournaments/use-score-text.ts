import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import type { Tournament } from '../../api/tournaments.ts';

/** A score as its rule counts it: `×33.33` or `12 points`. */
export function useScoreText({ kind }: Tournament['rule']): (score: number) => string {
  const { t } = useTranslation('promotions');
  const { count, decimals } = useFormat('promotions');
  return (score) =>
    kind === 'points-per-win'
      ? t('tournaments.points', { value: count(score) })
      : t('tournaments.multiple', { value: decimals(score / 100, [2, 2]) });
}
