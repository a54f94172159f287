import { getRecentGames } from '@tessera/shared/wire/games';
import { gameRowOf } from '../game-row.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';
import { unfinishedRoundsOf } from './unfinished-rounds.ts';

interface Visit {
  code: string;
  openedAt: Date;
  lastSeenAt: Date;
}

export function answerRecentGames({ routes, db }: CasinoNeeds, offerOf: OfferOf): void {
  routes.handleMember(getRecentGames, async ({ request, member, merchant, language }) => {
    const visits = await db.query<Visit>(
      `select code, opened_at as "openedAt", last_seen_at as "lastSeenAt" from (
         select distinct on (code) code, opened_at, last_seen_at from game_session
         where member_id = $1 order by code, last_seen_at desc) latest
       order by last_seen_at desc limit $2`,
      [member.id, request.pageSize],
    );
    const [offer, rounds] = [offerOf(merchant), await unfinishedRoundsOf(db, member)];
    const list = visits.flatMap(({ code, openedAt, lastSeenAt }) => {
      const game = offer.find(code);
      if (!game) return [];
      return {
        game: gameRowOf(game, { merchant, offer, language }),
        lastPlayedMs: lastSeenAt.getTime(),
        playedSeconds: Math.round((lastSeenAt.getTime() - openedAt.getTime()) / 1000),
        unfinishedRound: rounds.find((round) => round.code === code) ?? null,
      };
    });
    return { list };
  });
}
