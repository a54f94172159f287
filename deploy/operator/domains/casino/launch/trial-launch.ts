import { launchTrial } from '@tessera/shared/wire/games';
import { hourMs } from '../../../platform/clock/durations.ts';
import { notAvailable } from '../../../platform/http/routes.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import { isTrial, openTrialAccount } from '../../identity/index.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';
import { issueLaunch, refuseUnplayable } from './issue-launch.ts';

const perHour = 30;

export function answerTrialLaunch(context: CasinoNeeds, offerOf: OfferOf): void {
  const { routes, limits, merchants } = context;
  routes.handle(launchTrial, async ({ request, merchant, member, language, host, ip, token }) => {
    if (!merchants.isOn(merchant, 'FREEPLAY3') || !merchants.isOn(merchant, 'GAMELO3')) throw notAvailable();
    const game = refuseUnplayable(offerOf(merchant).find(request.gameId));
    await limits.take('trial-launch', clientOf({ merchant, ip }), perHour, hourMs);
    const isOwnTrial = member !== null && isTrial(member);
    const player = isOwnTrial ? member : await openTrialAccount(context, merchant);
    const place = { language, host, origin: request.origin, ip, token: isOwnTrial ? token : '' };
    return issueLaunch(context, { merchant, member: player, game, ...place });
  });
}
