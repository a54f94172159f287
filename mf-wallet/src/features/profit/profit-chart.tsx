import { dayStart } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { LineChart } from '@tessera/shared/ui/line-chart';
import { useMemo } from 'react';
import type { Profit } from '../../api/bets.ts';

/** What every day of the period came to, as a line or, at the key T, as a table; with signs in both. */
export function ProfitChart({ days }: { readonly days: Profit['days'] }) {
  const { t } = useTranslation('wallet');
  const { date, signed, signedCompact } = useFormat('wallet');
  const { timeZone } = merchant();
  const data = useMemo(
    () => ({
      at: days.map(({ day }) => dayStart(day, timeZone)),
      series: { label: t('bets.result'), values: days.map(({ net }) => net) },
    }),
    [days, timeZone, t],
  );
  // A line needs two points.
  if (days.length < 2) return null;
  return (
    <LineChart
      title={t('profit.byDay')}
      data={data}
      height={200}
      formatAt={(ms) => date('shortDay', ms)}
      formatAxis={signedCompact}
      formatValue={signed}
    />
  );
}
