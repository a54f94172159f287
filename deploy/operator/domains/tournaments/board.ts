import type { TournamentsNeeds } from './needs.ts';
import { prizesOf } from './prizes.ts';
import { readScores, type Score } from './scores.ts';
import type { Tournament } from './tournament.ts';

export interface BoardRow extends Score {
  /** What the place brings, in minor units. */
  readonly prizeMinor: number;
}

export interface Board {
  readonly countedAt: Date;
  /** Everybody who takes part, the ranked ones first. */
  readonly rows: readonly BoardRow[];
}

/** Counts the board as it stands now. */
export async function countBoard({ db }: Pick<TournamentsNeeds, 'db'>, tournament: Tournament): Promise<BoardRow[]> {
  const scores = await readScores(db, tournament);
  const prizes = prizesOf(
    tournament.plan.prizes,
    scores.flatMap(({ place }) => place ?? []),
  );
  return scores.map((score, index) => ({ ...score, prizeMinor: prizes[index] ?? 0 }));
}

/** The board as it was settled. */
const settledBoard = ({ db }: Pick<TournamentsNeeds, 'db'>, { id }: Tournament): Promise<BoardRow[]> =>
  db.query<BoardRow>(
    `select r.member_id as "memberId", m.username, m.shows_wins and m.status = 'active' as "isShown", r.score, r.rounds,
       0 as "roundsLeft", r.reached_at as "reachedAt", null as "roundsToReach", r.source, r.place, r.prize_minor as "prizeMinor"
     from tournament_result r join member m on m.id = r.member_id where r.tournament_id = $1
     order by r.place nulls last, r.member_id`,
    [id],
  );

/** All pages that show a board share one count of this age. */
const sharedForMs = 5_000;

interface Boards {
  of(tournament: Tournament): Promise<Board>;
}

export function createBoards(context: Pick<TournamentsNeeds, 'db' | 'clock'>): Boards {
  const counted = new Map<
    number,
    { readonly at: number; readonly isSettled: boolean; readonly board: Promise<Board> }
  >();
  return {
    of(tournament) {
      const now = context.clock.now();
      const at = now.getTime();
      for (const [id, one] of counted) if (at - one.at >= sharedForMs) counted.delete(id);
      const isSettled = tournament.status === 'settled';
      const known = counted.get(tournament.id);
      if (known?.isSettled === isSettled) return known.board;
      const read = isSettled ? settledBoard(context, tournament) : countBoard(context, tournament);
      const board = read.then((rows) => ({ countedAt: tournament.settledAt ?? now, rows }));
      counted.set(tournament.id, { at, isSettled, board });
      board.catch(() => counted.delete(tournament.id));
      return board;
    },
  };
}
