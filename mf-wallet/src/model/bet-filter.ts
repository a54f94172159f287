import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { type exportBetRecord, type RecordedBetStatus, recordedBetStatuses } from '@tessera/shared/wire/wallet';
import { type Period, readPeriod, writePeriod } from './period.ts';

/** Which bets are shown; what is undefined does not matter. */
export interface BetFilter extends Period {
  readonly category: string | undefined;
  readonly vassalage: string | undefined;
  readonly status: RecordedBetStatus | undefined;
}

/** What the operator takes for a category or a vendor. */
const code = /^[\w.:~-]{1,64}$/;

/** Reads the filter from an address; whatever is missing or makes no sense falls back to all bets of the last seven days. */
export function readBetFilter(params: URLSearchParams, nowMs: number, timeZone: string): BetFilter {
  const codeOf = (name: string) => {
    const text = params.get(name) ?? '';
    return code.test(text) ? text : undefined;
  };
  return {
    ...readPeriod(params, nowMs, timeZone),
    category: codeOf('category'),
    vassalage: codeOf('vendor'),
    status: recordedBetStatuses.find((known) => known === params.get('status')),
  };
}

/** The address of a filter; what is usual is left out. */
export function writeBetFilter({ category, vassalage, status, ...period }: BetFilter): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (vassalage) params.set('vendor', vassalage);
  if (status) params.set('status', status);
  writePeriod(params, period);
  return params.toString();
}

/** What the operator is asked for. */
export function betRequest({ from, to, category, vassalage, status }: BetFilter): RequestOf<typeof exportBetRecord> {
  return {
    from,
    to,
    ...(category ? { category } : {}),
    ...(vassalage ? { vassalage } : {}),
    ...(status ? { status: [status] } : {}),
  };
}

/** What became of a bet, for the one who placed it; undefined while it is open and where it went back. */
export const betResult = ({
  status,
  stake,
  payout,
}: {
  readonly status: RecordedBetStatus;
  readonly stake: number;
  readonly payout: number;
}): number | undefined => (status === 'open' || status === 'void' ? undefined : payout - stake);

/** The draw that decided a lottery bet; undefined for any other bet. */
export function drawOf({ category, reference }: { readonly category: string; readonly reference: string }) {
  const [kind, gameCode, issue] = reference.split(':');
  const isDraw = kind === 'lottery' && (category === 'LOTT' || category === 'ELOTT');
  return isDraw && gameCode && issue ? { gameCode, issue } : undefined;
}
