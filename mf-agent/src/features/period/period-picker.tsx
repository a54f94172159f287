import { useTranslation } from '@tessera/shared/i18n';
import { DayField } from '@tessera/shared/ui/field';
import { Segmented } from '@tessera/shared/ui/segmented';
import { periodNames } from '@tessera/shared/wire/agent';
import { customPeriod, earliestDay, type PeriodRequest, suggestedPeriod } from '../../model/period.ts';
import styles from './period-picker.module.css';

interface Props {
  readonly period: PeriodRequest;
  readonly today: string;
  readonly onChange: (period: PeriodRequest) => void;
}

/** Today, 7 days, 30 days, or two days of one's own, both included. */
export function PeriodPicker({ period, today, onChange }: Props) {
  const { t } = useTranslation('agent');
  return (
    <Segmented
      label={t('period.label')}
      segments={periodNames.map((name) => ({ value: name, label: t(`period.${name}`) }))}
      value={period.period}
      onChange={(name) => onChange(name === 'custom' ? suggestedPeriod(today) : { period: name })}
    />
  );
}

/** The two days of a custom period. */
export function PeriodDays({ period, today, onChange }: Props) {
  const { t } = useTranslation('agent');
  const { from, to } = period;
  if (!from || !to) return null;
  const choose = (chosen: 'from' | 'to', day: string) =>
    onChange(customPeriod(chosen === 'from' ? day : from, chosen === 'to' ? day : to, today, chosen));
  return (
    <div className={styles.days}>
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={end}
          label={t(`period.${end}`)}
          value={end === 'from' ? from : to}
          min={earliestDay}
          max={today}
          onDay={(day) => choose(end, day)}
        />
      ))}
    </div>
  );
}
