import type { Database } from '@tessera/database/database';
import type { TournamentPlan, TournamentState } from '@tessera/shared/wire/promotions';
import { minuteMs } from '../../platform/clock/durations.ts';
import { lateBookingMs } from '../bets/index.ts';

export interface Tournament {
  readonly id: number;
  readonly merchant: string;
  readonly plan: TournamentPlan;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When it ends, or was stopped. */
  readonly overAt: Date;
  readonly stoppedAt: Date | null;
  readonly settledAt: Date | null;
  readonly status: 'published' | 'cancelled' | 'settled';
  readonly isWeekly: boolean;
  readonly budgetMinor: number;
}

export const tournamentColumns = `t.id, t.merchant, t.plan, t.starts_at as "startsAt", t.ends_at as "endsAt",
  t.over_at as "overAt", t.stopped_at as "stoppedAt", t.settled_at as "settledAt", t.status, t.is_weekly as "isWeekly", t.budget_minor as "budgetMinor"`;

export async function readTournament(db: Database, id: number): Promise<Tournament | undefined> {
  const [found] = await db.query<Tournament>(`select ${tournamentColumns} from tournament t where t.id = $1`, [id]);
  return found;
}

/** A bet that is open at the end counts if it is settled at most so long after it. */
export const settleWithinMs = lateBookingMs;
/** After that, bets of the last moment are booked before scores are final. */
const bookingMs = minuteMs;

export const lastSettlement = ({ overAt }: Pick<Tournament, 'overAt'>): Date =>
  new Date(overAt.getTime() + settleWithinMs);
export const finalAt = ({ overAt }: Pick<Tournament, 'overAt'>): Date =>
  new Date(overAt.getTime() + settleWithinMs + bookingMs);

export function stateAt({ startsAt, overAt, status }: Tournament, now: Date): TournamentState {
  if (status !== 'published') return 'over';
  if (now < startsAt) return 'coming';
  return now < overAt ? 'running' : 'counting';
}

/** The pool of a tournament's prizes in the ledger, and what its movements refer to. */
export const tournamentPool = (id: number): string => `tournament:${id}`;
