import { serverNow } from '@tessera/shared/clock';
import { dayOf } from '@tessera/shared/format';
import { merchant } from '@tessera/shared/merchant';
import { useMemo } from 'react';
import { type PeriodRequest, readPeriod, writePeriod } from '../../model/period.ts';
import { useHere } from '../layout/use-here.ts';

/** The period of the page, from its address. */
export function usePeriod() {
  const { params, change } = useHere();
  const today = dayOf(serverNow(), merchant().timeZone);
  const period = useMemo(() => readPeriod(params, today), [params, today]);
  const choose = (next: PeriodRequest) => change(writePeriod(params, next));
  return { period, today, choose };
}
