import { formatMoney, formatSignedMoney } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { pointUnit } from '../../model/points.ts';

/** The unit of points in the reader's language, and points in hundredths as `1,234.50 points`; `signed` has a sign. */
export function usePoints() {
  const { t, i18n } = useTranslation('promotions');
  const unit = pointUnit(t('points.unit'));
  return {
    unit,
    written: (points: number) => formatMoney(points, unit, i18n.language),
    signed: (points: number) => formatSignedMoney(points, unit, i18n.language),
  };
}
