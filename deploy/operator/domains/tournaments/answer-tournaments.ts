import {
  getTournament,
  getTournaments,
  joinTournament,
  leaveTournament,
  prizeSum,
} from '@tessera/shared/wire/promotions';
import { dayMs } from '../../platform/clock/durations.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { localized } from '../../platform/localized.ts';
import { betNames, maskPlayer } from '../bets/index.ts';
import { requireRealAccount } from '../cashier/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { isOpenToOffers, mayBeOffered } from '../protection/index.ts';
import { type Board, type BoardRow, createBoards } from './board.ts';
import { hasRoundsLeft, join, leave, type OwnEntry, readOwnEntry } from './entries.ts';
import type { TournamentsNeeds } from './needs.ts';
import { readScores } from './scores.ts';
import { finalAt, stateAt, type Tournament, tournamentColumns } from './tournament.ts';

const shownPlaces = 20;
const listedForMs = 60 * dayMs;

/** Whoever may be offered nothing sees the tournaments alone in which they take part. */
const isVisible = `t.status <> 'cancelled' and (${mayBeOffered('$2', '$3')} or exists (
  select 1 from tournament_entry e where e.tournament_id = t.id and e.member_id = $2 and e.left_at is null))`;

export function answerTournaments(context: TournamentsNeeds): void {
  const { routes, db, clock } = context;
  const boards = createBoards(context);

  const listed = (tournament: Tournament, language: string, now: Date) => ({
    id: tournament.id,
    name: localized(tournament.plan.texts, language).name,
    state: stateAt(tournament, now),
    startsAtMs: tournament.startsAt.getTime(),
    endsAtMs: tournament.overAt.getTime(),
    prizeSum: prizeSum(tournament.plan.prizes),
  });

  /** The round with which the member has reached the score. */
  async function roundOf(merchant: Merchant, language: string, row: BoardRow | undefined) {
    if (!row?.source || !row.score) return null;
    const [bet] = await db.query<{ game: string; reference: string; stake: number; payout: number }>(
      'select game, reference, stake_minor as stake, payout_minor as payout from bet where source = $1',
      [row.source],
    );
    if (!bet) return null;
    const names = await betNames(context, merchant, language);
    const { stake, payout } = bet;
    return { gameName: names.game(bet), stake, payout, settledAtMs: row.reachedAt?.getTime() ?? 0 };
  }

  /** The member's row on the shared board; alone and without a place when that was counted before the member joined. */
  async function ownRow(tournament: Tournament, board: Board, memberId: number, { joinedAt }: OwnEntry) {
    if (!joinedAt) return undefined;
    if (board.countedAt > joinedAt) return board.rows.find((row) => row.memberId === memberId);
    const [score] = await readScores(db, tournament, memberId);
    return score && { ...score, prizeMinor: 0 };
  }

  async function refusalOf(tournament: Tournament, memberId: number, entry: OwnEntry, now: Date) {
    if (tournament.status !== 'published' || now >= tournament.overAt) return 'tournament.over';
    if (entry.joinedAt) return null;
    if (!(await isOpenToOffers(db, memberId, now))) return 'offers.closed';
    return hasRoundsLeft(tournament, entry) ? null : 'tournament.rounds.used';
  }

  routes.handleMember(getTournaments, async ({ merchant, member, language }) => {
    requireRealAccount(member);
    const now = clock.now();
    const found = await db.query<Tournament & { isJoined: boolean }>(
      `select ${tournamentColumns}, exists (select 1 from tournament_entry e
         where e.tournament_id = t.id and e.member_id = $2 and e.left_at is null) as "isJoined"
       from tournament t where t.merchant = $1 and t.over_at > $4 and ${isVisible} order by t.starts_at, t.id`,
      [merchant.code, member.id, now, new Date(now.getTime() - listedForMs)],
    );
    return { list: found.map((one) => ({ ...listed(one, language, now), isJoined: one.isJoined })) };
  });

  routes.handleMember(getTournament, async ({ merchant, member, language, request: { id } }) => {
    requireRealAccount(member);
    const now = clock.now();
    const [tournament] = await db.query<Tournament>(
      `select ${tournamentColumns} from tournament t where t.merchant = $1 and t.id = $4 and ${isVisible}`,
      [merchant.code, member.id, now, id],
    );
    if (!tournament) throw new Refusal(404, 'tournament.unknown');
    const { plan, stoppedAt } = tournament;
    const entry = await readOwnEntry(db, id, member.id);
    const board = await boards.of(tournament);
    const { countedAt } = board;
    const rows = entry.joinedAt ? board.rows : board.rows.filter(({ memberId }) => memberId !== member.id);
    const own = await ownRow(tournament, board, member.id, entry);
    const names = await betNames(context, merchant, language);
    return {
      ...listed(tournament, language, now),
      isJoined: entry.joinedAt !== null,
      about: localized(plan.texts, language).about,
      finalAtMs: finalAt(tournament).getTime(),
      isStopped: stoppedAt !== null,
      products: plan.products,
      games: plan.games.map((game) => names.game({ game, reference: 'round:' })),
      minimumStake: plan.minimumStakeMinor,
      rule: plan.rule,
      minimumRounds: plan.minimumRounds,
      maximumRounds: plan.maximumRounds,
      prizes: plan.prizes.map(({ from, to, amountMinor }) => ({ from, to, amount: amountMinor })),
      players: rows.length,
      countedAtMs: countedAt.getTime(),
      board: rows.slice(0, shownPlaces).flatMap(({ place, score, rounds, reachedAt, prizeMinor, ...row }) =>
        place === null || score === null
          ? []
          : {
              ...{ place, score, rounds, reachedAtMs: reachedAt?.getTime() ?? 0, prize: prizeMinor },
              player: row.isShown ? maskPlayer(row.username) : null,
              isOwn: row.memberId === member.id,
            },
      ),
      own: {
        joinedAtMs: entry.joinedAt?.getTime() ?? null,
        score: own?.score ?? null,
        rounds: own?.rounds ?? 0,
        roundsLeft: own?.roundsLeft ?? Math.max(0, plan.maximumRounds - entry.usedRounds),
        place: own?.place ?? null,
        prize: own?.prizeMinor ?? 0,
        round: await roundOf(merchant, language, own),
        refusal: await refusalOf(tournament, member.id, entry, now),
      },
    };
  });

  routes.handleMember(joinTournament, async ({ merchant, member, request: { id } }) => {
    requireRealAccount(member);
    await join(context, merchant, member.id, id);
    return null;
  });
  routes.handleMember(leaveTournament, async ({ merchant, member, request: { id } }) => {
    requireRealAccount(member);
    await leave(context, merchant, member.id, id);
    return null;
  });
}
