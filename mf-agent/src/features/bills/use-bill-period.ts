import { dayOf } from '@tessera/shared/format';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import type { ContractKind } from '@tessera/shared/wire/agent';
import { useCallback } from 'react';

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The period of a bill: its day, its days, or of short ones its times. */
export function useBillPeriod(kind: ContractKind): (span: Span) => string {
  const { date } = useFormat('agent');
  return useCallback(
    ({ fromMs, toMs }) => {
      const { timeZone } = merchant();
      const isTimed = kind === 'hourly' || kind === 'realTime';
      const from = dayOf(fromMs, timeZone);
      // The end is exclusive.
      const last = dayOf(toMs - 1, timeZone);
      if (isTimed) return `${date('moment', fromMs)} – ${date('clock', toMs)}`;
      return from === last ? date('day', fromMs) : `${date('day', fromMs)} – ${date('day', toMs - 1)}`;
    },
    [date, kind],
  );
}
