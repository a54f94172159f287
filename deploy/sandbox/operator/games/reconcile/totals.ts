import { providerName } from '../../../provider/protocol/wallet-protocol.ts';
import type { OperatorContext } from '../../context.ts';
import { one } from '../../db/database.ts';
import type { ProviderDesk } from './ask-provider.ts';

export interface Difference {
  readonly bets: number;
  readonly wins: number;
  readonly rollbacks: number;
}

const isZero = ({ bets, wins, rollbacks }: Difference) => bets === 0 && wins === 0 && rollbacks === 0;
const isSame = (a: Difference, b: Difference) => a.bets === b.bets && a.wins === b.wins && a.rollbacks === b.rollbacks;

/** Compares all that the provider booked with the ledger; null while something is on its way. */
export async function differenceOfTotals({ db }: OperatorContext, desk: ProviderDesk): Promise<Difference | null> {
  const theirs = await desk.totals();
  if (theirs.pending > 0) return null;
  const ours = one(
    // Voids are the operator's own doing; the provider can't know of them, nor of the bets they undid.
    await db.query<Difference>(
      `select coalesce(sum(amount_minor) filter (where kind = 'bet' and not exists (
                select 1 from wallet_transaction w where w.provider = t.provider and w.ref_tx_id = t.tx_id and w.tx_id like 'void-%')), 0)::bigint as bets,
              coalesce(sum(amount_minor) filter (where kind = 'win'), 0)::bigint as wins,
              coalesce(sum(cash_minor + bonus_minor) filter (where kind = 'rollback' and tx_id not like 'void-%'), 0)::bigint as rollbacks
       from wallet_transaction t where provider = $1 and status = 'OK'`,
      [providerName],
    ),
  );
  return { bets: ours.bets - theirs.bets, wins: ours.wins - theirs.wins, rollbacks: ours.rollbacks - theirs.rollbacks };
}

/** Writes a difference down once it has been found twice in a row: the first time it may be a request in flight. */
export function createTotalsCheck(context: OperatorContext, desk: ProviderDesk) {
  let previous: Difference | null = null;
  return async (now: Date): Promise<Difference | null> => {
    const found = await differenceOfTotals(context, desk);
    const isLasting = found !== null && previous !== null && !isZero(found) && isSame(found, previous);
    previous = found;
    if (!isLasting || !found) return found;
    await context.db.query(
      `insert into wallet_reconciliation (provider, at, bets_difference_minor, wins_difference_minor, rollbacks_difference_minor)
       select $1, $2, $3, $4, $5 where not exists (
         select 1 from (select * from wallet_reconciliation where provider = $1 order by id desc limit 1) last
         where bets_difference_minor = $3 and wins_difference_minor = $4 and rollbacks_difference_minor = $5)`,
      [providerName, now, found.bets, found.wins, found.rollbacks],
    );
    context.log.error({ difference: found }, 'provider and ledger do not agree');
    return found;
  };
}
