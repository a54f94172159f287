import { type MovementFlow, movementFlows } from '@tessera/shared/wire/agent';
import { type RecordedBetStatus, recordedBetStatuses } from '@tessera/shared/wire/wallet';

/** Changes some parts of an address and leaves the rest; an undefined part is left out. */
export function withParts(
  params: URLSearchParams,
  parts: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(parts)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

export const longestAccountName = 64;

/** The account an address names; undefined for the whole team, also where it could be nobody's name. */
export function readAccount(params: URLSearchParams): string | undefined {
  const account = params.get('account')?.trim();
  return account && account.length <= longestAccountName ? account : undefined;
}

/** Which bets of the team are shown; what is undefined does not matter. */
export interface BetFilter {
  readonly account: string | undefined;
  readonly category: string | undefined;
  readonly vassalage: string | undefined;
  readonly status: RecordedBetStatus | undefined;
  /** One bet alone, by its source; then nothing else matters. */
  readonly bet: string | undefined;
}

/** What the operator takes for a category or a vendor. */
const code = /^[\w.:~-]{1,64}$/;

const longestSource = 200;

export function readBetFilter(params: URLSearchParams): BetFilter {
  const codeOf = (name: string) => {
    const text = params.get(name) ?? '';
    return code.test(text) ? text : undefined;
  };
  return {
    account: readAccount(params),
    category: codeOf('category'),
    vassalage: codeOf('vendor'),
    status: recordedBetStatuses.find((known) => known === params.get('status')),
    bet: params.get('bet')?.slice(0, longestSource) || undefined,
  };
}

/** What of a filter goes into a request. */
export const betRequest = ({ account, category, vassalage, status, bet }: BetFilter) =>
  bet ? { bet } : filterRequest({ account, category, vassalage, status });

const filterRequest = ({ account, category, vassalage, status }: Omit<BetFilter, 'bet'>) => ({
  ...(account ? { account } : {}),
  ...(category ? { category } : {}),
  ...(vassalage ? { vassalage } : {}),
  ...(status ? { status: [status] } : {}),
});

/** The meanings of movements that an address names, in their usual order; none of them stands for all. */
export function readFlows(params: URLSearchParams): readonly MovementFlow[] {
  const named = (params.get('flow') ?? '').split(',');
  return movementFlows.filter((flow) => named.includes(flow));
}

/** What alone came in or went out of one account, as an address says. */
export const readDirection = (params: URLSearchParams): 'in' | 'out' | undefined =>
  (['in', 'out'] as const).find((direction) => readAccount(params) && direction === params.get('direction'));

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

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/**
 * What a movement was about, as it may be quoted: a reference as it is, `round:fe077ea9-…` as the frame of the game
 * shows it, `lottery:K3:20261121-0961` as its issue, an opening as nothing.
 */
export function quotedReference(reference: string): string | undefined {
  const [, kind, rest = ''] = reference.match(/^([a-z-]+):(.+)$/) ?? [];
  if (kind === undefined) return reference || undefined;
  if (kind === 'opening' || kind === 'promotion') return undefined;
  if (kind === 'lottery') return rest.split(':').at(-1);
  return uuid.test(rest) ? rest.slice(0, 8).toUpperCase() : rest;
}
