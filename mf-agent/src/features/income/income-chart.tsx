import { dayStart } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Chip } from '@tessera/shared/ui/chip';
import { LineChart } from '@tessera/shared/ui/line-chart';
import { useMemo } from 'react';
import type { Income } from '../../api/records.ts';
import { incomeParts } from '../../model/figure-lists.ts';
import { withParts } from '../../model/record-filter.ts';
import { useHere } from '../layout/use-here.ts';
import styles from './income.module.css';

/** One source of income by day, as a line or, at the key T, as a table. */
export function IncomeChart({ days }: { readonly days: Income['days'] }) {
  const { t } = useTranslation('agent');
  const format = useFormat('agent');
  const { params, change } = useHere();
  const part = incomeParts.find((one) => one === params.get('chart')) ?? 'net';
  const { timeZone } = merchant();
  const data = useMemo(
    () => ({
      at: days.map(({ day }) => dayStart(day, timeZone)),
      series: { label: t(`income.${part}`), values: days.map((sums) => sums[part]) },
    }),
    [days, part, timeZone, t],
  );
  const isSigned = part === 'net';
  return (
    <LineChart
      title={t('income.byDay')}
      data={data}
      height={190}
      formatAt={(ms) => format.date('shortDay', ms)}
      formatAxis={format.compact}
      formatValue={isSigned ? format.signed : format.full}
      actions={
        // Five names in a row of segments are too wide for a phone in most languages; chips take a second line.
        <fieldset className={styles.sources} aria-label={t('income.source')}>
          {incomeParts.map((value) => (
            <Chip
              key={value}
              isSelected={value === part}
              onClick={() => change(withParts(params, { chart: value === 'net' ? undefined : value }))}
            >
              {t(`income.short.${value}`)}
            </Chip>
          ))}
        </fieldset>
      }
    />
  );
}
