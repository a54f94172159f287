import { launchGame } from '@tessera/shared/wire/games';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';
import { issueLaunch, refuseUnplayable } from './issue-launch.ts';

const perMinute = 30;

export function answerLaunch(context: CasinoNeeds, offerOf: OfferOf): void {
  const { routes, limits } = context;
  routes.handleMember(launchGame, async ({ request, merchant, member, language, host, ip, token }) => {
    // The real API answers so (wire-facts); clients rely on the code.
    if (!request.launchMode) throw new Refusal(500, 'system.busy', { code: 727 });
    await limits.take('game-launch', String(member.id), perMinute, minuteMs);
    const { catalogue, find } = offerOf(merchant);
    const code = request.gameId ?? request.roomId ?? catalogue.byNodeId(request.nodeId ?? 0)?.code ?? '';
    const game = refuseUnplayable(find(code));
    return issueLaunch(context, { merchant, member, game, language, host, origin: request.origin, ip, token });
  });
}
