import { getGame } from '@tessera/shared/wire/games';
import { shownFigures, slotGrid, slotSheetOf } from '@tessera/wallet-protocol/slot-sheets';
import { Refusal } from '../../../platform/http/refusal.ts';
import { gameRowOf } from '../game-row.ts';
import { favoriteCodes } from '../member/favorites.ts';
import { unfinishedRoundsOf } from '../member/unfinished-rounds.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';

function slotFactsOf(sheetId: string) {
  const sheet = slotSheetOf(sheetId);
  if (!sheet) return null;
  return {
    ...slotGrid,
    freeSpins: [...sheet.freeSpins.counts] as [number, number, number],
    freeSpinMultiplier: sheet.freeSpins.multiplier,
    freeSpinsEvery: shownFigures(sheet).freeSpinsEvery,
  };
}

export function answerGame({ routes, db }: CasinoNeeds, offerOf: OfferOf): void {
  routes.handle(getGame, async ({ request, merchant, member, language }) => {
    const offer = offerOf(merchant);
    const game = offer.find(request.code);
    if (!game) throw new Refusal(404, 'game.unknown');
    const [favorites, rounds] = member
      ? await Promise.all([favoriteCodes(db, member), unfinishedRoundsOf(db, member)])
      : [[], []];
    return {
      game: gameRowOf(game, { merchant, offer, language }),
      slot: game.slot ? slotFactsOf(game.slot.sheet) : null,
      symbol: game.slot?.symbol ?? null,
      isFavorite: favorites.includes(game.code),
      unfinishedRound: rounds.find(({ code }) => code === game.code) ?? null,
    };
  });
}
