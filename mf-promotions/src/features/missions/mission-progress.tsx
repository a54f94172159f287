import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Progress } from '@tessera/shared/ui/progress';
import type { Mission } from '../../model/missions.ts';
import { useProductName } from '../products/use-product-name.ts';

/** What a mission asks for, and how much of it is done. */
export function MissionProgress({ mission: { kind, category, stake, count } }: { readonly mission: Mission }) {
  const { t } = useTranslation('promotions');
  const { full, count: written } = useFormat('promotions');
  const productName = useProductName();
  const product = category === null ? t('missions.anyProduct') : productName(category);
  const part = stake ?? count;
  if (!part) return null;
  const write = stake ? full : written;
  // More than was asked for is no news.
  const done = Math.min(part.done, part.target);
  return (
    <Progress
      label={t(`missions.goal.${kind}`, { product })}
      ratio={done / part.target}
      valueText={t('missions.ofTarget', { done: write(done), target: write(part.target) })}
    />
  );
}
