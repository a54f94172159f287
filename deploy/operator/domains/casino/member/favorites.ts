import type { Database } from '@tessera/database/database';
import {
  addFavoriteGame,
  getFavoriteGames,
  getFavoriteGamesList,
  removeFavoriteGame,
} from '@tessera/shared/wire/games';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import { gameRowOf } from '../game-row.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';

const most = 500;

/** Newest first. */
export async function favoriteCodes(db: Database, member: Pick<Member, 'id'>): Promise<string[]> {
  const rows = await db.query<{ code: string }>(
    'select code from favorite_game where member_id = $1 order by added_at desc, code',
    [member.id],
  );
  return rows.map(({ code }) => code);
}

export function answerFavorites({ routes, db, clock }: CasinoNeeds, offerOf: OfferOf): void {
  routes.handleMember(getFavoriteGames, async ({ member }) => ({ codes: await favoriteCodes(db, member) }));

  routes.handleMember(getFavoriteGamesList, async ({ member, merchant, language }) => {
    const offer = offerOf(merchant);
    const codes = await favoriteCodes(db, member);
    const games = codes.flatMap((code) => offer.find(code) ?? []);
    return { list: games.map((game) => gameRowOf(game, { merchant, offer, language })) };
  });

  routes.handleMember(addFavoriteGame, async ({ request, member, merchant }) => {
    if (!offerOf(merchant).find(request.gameId)) throw new Refusal(404, 'game.unknown');
    const kept = await favoriteCodes(db, member);
    if (kept.length >= most && !kept.includes(request.gameId)) throw new Refusal(400, 'favorite.full');
    await db.query('insert into favorite_game (member_id, code, added_at) values ($1, $2, $3) on conflict do nothing', [
      member.id,
      request.gameId,
      clock.now(),
    ]);
    return { codes: await favoriteCodes(db, member) };
  });

  routes.handleMember(removeFavoriteGame, async ({ request, member }) => {
    await db.query('delete from favorite_game where member_id = $1 and code = $2', [member.id, request.gameId]);
    return { codes: await favoriteCodes(db, member) };
  });
}
