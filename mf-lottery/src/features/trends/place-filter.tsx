import { useTranslation } from '@tessera/shared/i18n';
import { trendShape } from '@tessera/shared/lottery';
import { Select } from '@tessera/shared/ui/select';
import type { TrendProps } from './trend-props.ts';
import styles from './trends.module.css';
import { useTrendText } from './use-trend-text.ts';

/** All numbers of a draw, or those of one place; nothing where the order says nothing. */
export function PlaceFilter({ game, address, change }: Pick<TrendProps, 'game' | 'address' | 'change'>) {
  const { t } = useTranslation('lottery');
  const text = useTrendText();
  const { place, drawn } = trendShape(game.kind);
  if (!place) return null;
  const places = [undefined, ...Array.from({ length: drawn }, (_, index) => index + 1)];
  return (
    <div className={styles.filter}>
      <Select
        label={t('trends.place')}
        hasMessage={false}
        options={places.map((each) => ({ value: String(each ?? 'all'), label: text.place(game.kind, each) }))}
        value={String(address.place ?? 'all')}
        onChange={(next) => change({ place: next === 'all' ? undefined : next })}
      />
    </div>
  );
}
