import { addDays } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { DayField } from '@tessera/shared/ui/field';
import { ChevronLeftIcon, ChevronRightIcon } from '@tessera/shared/ui/icons';
import { Segmented } from '@tessera/shared/ui/segmented';
import { earliestDay, lastDraws } from '../../model/trends/trend-address.ts';
import type { TrendProps } from './trend-props.ts';
import styles from './trends.module.css';

/** Which draws are counted: those of a day, or the last ones. */
export function SpanFilter({ address, today, change, hasEarlier }: TrendProps & { readonly hasEarlier: boolean }) {
  const { t } = useTranslation('lottery');
  const { day } = address;
  const toDay = (next: string) => change({ span: 'day', day: next === today ? undefined : next, page: undefined });
  return (
    <div className={styles.span}>
      <Segmented
        label={t('trends.span')}
        segments={[
          { value: 'day', label: t('trends.ofDay') },
          { value: 'last', label: t('trends.ofLast', { count: lastDraws }) },
        ]}
        value={day === undefined ? 'last' : 'day'}
        onChange={(span) =>
          change({ span: span === 'last' ? String(lastDraws) : 'day', day: undefined, page: undefined })
        }
      />
      {day !== undefined && (
        <div className={styles.day}>
          <IconButton
            variant="neutral"
            label={t('trends.dayBefore')}
            icon={<ChevronLeftIcon />}
            isDisabled={!hasEarlier}
            onClick={() => toDay(addDays(day, -1))}
          />
          <DayField label={t('trends.day')} value={day} min={earliestDay(today)} max={today} onDay={toDay} />
          <IconButton
            variant="neutral"
            label={t('trends.dayAfter')}
            icon={<ChevronRightIcon />}
            isDisabled={day >= today}
            onClick={() => toDay(addDays(day, 1))}
          />
        </div>
      )}
    </div>
  );
}
