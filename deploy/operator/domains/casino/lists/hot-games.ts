import { getHotGames, getRoomList } from '@tessera/shared/wire/games';
import { gameRowOf } from '../game-row.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';

/** How many a vendor's own hot list holds, when it has fewer than that in the common one. */
const perVendor = 20;

export function answerHotGames({ routes }: CasinoNeeds, offerOf: OfferOf): void {
  routes.handle(getHotGames, async ({ request, merchant, language }) => {
    const offer = offerOf(merchant);
    const hot = request.vassalage
      ? offer.games.filter(({ vassalage }) => vassalage === request.vassalage).slice(0, perVendor)
      : offer.hot;
    return {
      list: hot.map((game) => gameRowOf(game, { merchant, offer, language })),
      countedDays: offer.countedDays,
      includesDemo: offer.includesDemo,
    };
  });

  routes.handleMember(getRoomList, async ({ request, merchant, language }) => {
    const offer = offerOf(merchant);
    const rooms = offer.games.filter(
      ({ category, vassalage }) => category === 'PVP' && (!request.vassalage || vassalage === request.vassalage),
    );
    const list = rooms.map((game) => {
      const { code, gameName, vassalage, minStake, maxStake, isPlayable } = gameRowOf(game, {
        merchant,
        offer,
        language,
      });
      return { roomId: code, roomName: gameName, vassalage, minStake, maxStake, isOpen: isPlayable };
    });
    return { list };
  });
}
