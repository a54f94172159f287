import { serverNow } from '@tessera/shared/clock';
import { addDays, dayOf } from '@tessera/shared/format';
import { merchant } from '@tessera/shared/merchant';
import { useLocation, useNavigate, useSearchParams } from '@tessera/shared/router';
import { longestProfitDays } from '@tessera/shared/wire/wallet';
import { useMemo } from 'react';
import { type Period, readPeriod, writePeriod } from '../../model/period.ts';

/** The period of the page, from its address; no longer than the operator adds up at once. */
export function useProfitPeriod() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { timeZone } = merchant();
  const period = useMemo(() => {
    const read = readPeriod(params, serverNow(), timeZone, '30');
    const earliest = addDays(read.to, 1 - longestProfitDays);
    return read.from < earliest ? { ...read, from: earliest } : read;
  }, [params, timeZone]);
  const change = (part: Partial<Period>) => {
    const next = new URLSearchParams();
    writePeriod(next, { ...period, ...part }, '30');
    const search = next.toString();
    navigate(search ? `${pathname}?${search}` : pathname, { state, replace: true });
  };
  return { period, today: dayOf(serverNow(), timeZone), change };
}
