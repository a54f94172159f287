import { dayStart } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { LineChart } from '@tessera/shared/ui/line-chart';
import { Segmented } from '@tessera/shared/ui/segmented';
import { useMemo, useState } from 'react';
import type { Income } from '../../api/records.ts';
import { type IncomePart, incomeParts } from '../../model/figure-lists.ts';

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
        <Segmented
          label={t('income.source')}
          segments={incomeParts.map((value) => ({ value, label: t(`income.short.${value}`) }))}
          value={part}
          onChange={setPart}
        />
      }
    />
  );
}
