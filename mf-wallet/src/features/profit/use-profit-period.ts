import { serverNow } from '@tessera/shared/clock';
import { addDays, dayOf } from '@tessera/shared/format';
import { merchant } from '@tessera/shared/merchant';
import { longestProfitDays } from '@tessera/shared/wire/wallet';
import { useMemo } from 'react';
import { type Period, readPeriod, writePeriod } from '../../model/period.ts';
import { useAddress } from '../record/use-address.ts';

/** The period of the page, from its address; no longer than the operator adds up at once. */
export function useProfitPeriod() {
  const { params, replace } = useAddress();
  const { timeZone } = merchant();
  const period = useMemo(() => {
    const read = readPeriod(params, serverNow(), timeZone, '30');
    const earliest = addDays(read.to, 1 - longestProfitDays);
    return read.from < earliest ? { ...read, from: earliest } : read;
  }, [params, timeZone]);
  const change = (part: Partial<Period>) => {
    const next = new URLSearchParams();
    writePeriod(next, { ...period, ...part }, '30');
    replace(next.toString());
  };
  return { period, today: dayOf(serverNow(), timeZone), change };
}
