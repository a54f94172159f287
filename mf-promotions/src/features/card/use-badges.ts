import { useTranslation } from '@tessera/shared/i18n';
import type { Promotion } from '../../model/promotion.ts';

/** What stands on a promotion's two badges: its category and its rolling. */
export function useBadges(categories: readonly { code: string; name: string }[] | undefined) {
  const { t } = useTranslation('promotions');
  return ({ category, wageringPercent }: Promotion) => ({
    category: categories?.find(({ code }) => code === category)?.name,
    rolling:
      wageringPercent === null
        ? undefined
        : wageringPercent === 0
          ? t('badge.noRolling')
          : t('badge.rolling', { percent: wageringPercent, times: wageringPercent / 100 }),
  });
}
