import { serverNow } from '@tessera/shared/clock';
import { dayOf } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { readStored, writeStored } from '@tessera/shared/session';
import { DayField } from '@tessera/shared/ui/field';
import { Segmented } from '@tessera/shared/ui/segmented';
import { periodNames } from '@tessera/shared/wire/agent';
import { useEffect, useMemo } from 'react';
import {
  customPeriod,
  earliestDay,
  listQuery,
  type PeriodRequest,
  readPeriod,
  suggestedPeriod,
  withPeriod,
  writePeriod,
} from '../../model/period.ts';
import { useHere } from '../layout/use-here.ts';
import styles from './period-picker.module.css';

const chosenBefore = () => new URLSearchParams(readStored('agentPeriod'));

/**
 * The period in the address. If there is none, the period last chosen in this session is written into it, so that a copied
 * address shows the same. With `isShown: false` nothing is written.
 */
export function usePeriod({ isShown = true }: { readonly isShown?: boolean } = {}) {
  const { params, change } = useHere();
  const today = dayOf(serverNow(), merchant().timeZone);
  const isNamed = params.has('period');
  const period = useMemo(() => readPeriod(isNamed ? params : chosenBefore(), today), [params, isNamed, today]);
  useEffect(() => {
    if (isShown && !isNamed) change(withPeriod(params, period));
  }, [isShown, isNamed, period, params, change]);
  const choose = (next: PeriodRequest) => {
    writeStored('agentPeriod', listQuery(next));
    change(writePeriod(params, next));
  };
  return { period, today, choose };
}

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
