import type { CasinoNeeds } from '../needs.ts';
import { unfinishedRoundsOf } from './unfinished-rounds.ts';

/** An account with an open round cannot be closed: its result would come to nobody. */
export function guardOpenRounds({ db, closingGuards }: CasinoNeeds): void {
  closingGuards.push(async (_merchant, member) => ((await unfinishedRoundsOf(db, member)).length > 0 ? 'bets' : null));
}
