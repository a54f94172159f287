import { dayStart } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Chip } from '@tessera/shared/ui/chip';
import { LineChart } from '@tessera/shared/ui/line-chart';
import { useMemo, useState } from 'react';
import type { Income } from '../../api/records.ts';
import { type IncomePart, incomeParts } from '../../model/figure-lists.ts';
import styles from './income.module.css';

/** One source of income by day, as a line or, at the key T, as a table. */
export function IncomeChart({ days }: { readonly days: Income['days'] }) {
  const { t } = useTranslation('agent');
  const format = useFormat('agent');
  const [part, setPart] = useState<IncomePart>('net');
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
            <Chip key={value} isSelected={value === part} onClick={() => setPart(value)}>
              {t(`income.short.${value}`)}
            </Chip>
          ))}
        </fieldset>
      }
    />
  );
}
