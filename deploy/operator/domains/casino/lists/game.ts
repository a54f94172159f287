import { getGame } from '@tessera/shared/wire/games';
import { lines, reelCount, rowCount } from '../../../../provider/games/slot/lines.ts';
import { profileFacts } from '../../../../provider/games/slot/profiles/facts.ts';
import { profileOf } from '../../../../provider/games/slot/profiles/profiles.ts';
import type { OperatorContext } from '../../../context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { gameRowOf } from '../game-row.ts';
import { favoriteCodes } from '../member/favorites.ts';
import { unfinishedRoundsOf } from '../member/unfinished-rounds.ts';
import type { OfferOf } from '../offer.ts';

function slotFactsOf(profileId: string) {
  const { freeSpins } = profileOf(profileId);
  return {
    reels: reelCount,
    rows: rowCount,
    lines: lines.length,
    freeSpins: [...freeSpins.counts] as [number, number, number],
    freeSpinMultiplier: freeSpins.multiplier,
    freeSpinsEvery: Math.round(profileFacts[profileId]?.freeSpinsEvery ?? 0),
  };
}

export function answerGame({ routes, db }: OperatorContext, offerOf: OfferOf): void {
  routes.handle(getGame, async ({ request, merchant, member, language }) => {
    const game = offerOf(merchant).find(request.code);
    if (!game) throw new Refusal(404, 'game.unknown');
    const [favorites, rounds] = member
      ? await Promise.all([favoriteCodes(db, member), unfinishedRoundsOf(db, member)])
      : [[], []];
    return {
      game: gameRowOf(game, merchant, language),
      slot: game.slot ? slotFactsOf(game.slot.profile) : null,
      symbol: game.slot?.symbol ?? null,
      isFavorite: favorites.includes(game.code),
      unfinishedRound: rounds.find(({ code }) => code === game.code) ?? null,
    };
  });
}
