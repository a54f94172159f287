import { launchGame, launchTrial } from '@tessera/shared/wire/games';
import { hourMs, minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notAvailable } from '../../../platform/http/routes.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import { isTrial, type Member, openTrialAccount } from '../../identity/index.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';
import { issueLaunch, refuseUnplayable } from './issue-launch.ts';
import { trialAccountOf } from './visit.ts';

/** Launches of a member in a minute, and of a visitor's network in an hour. */
const memberLimit = 30;
const trialLimit = 30;

/** Refuses to open a game that a rule of another domain keeps closed. */
async function requireMayPlay({ hooks }: CasinoNeeds, member: Member): Promise<void> {
  for (const guard of hooks.launchGuards) {
    const refusal = await guard(member);
    if (refusal) throw refusal;
  }
}

export function answerLaunch(context: CasinoNeeds, offerOf: OfferOf): void {
  const { routes, limits } = context;
  routes.handleMember(launchGame, async ({ request, merchant, member, language, host, ip, token }) => {
    // The real API answers so (wire-facts); clients rely on the code.
    if (!request.launchMode) throw new Refusal(500, 'system.busy', { code: 727 });
    await requireMayPlay(context, member);
    await limits.take('game-launch', String(member.id), memberLimit, minuteMs);
    const { catalogue, find } = offerOf(merchant);
    const code = request.gameId ?? request.roomId ?? catalogue.byNodeId(request.nodeId ?? 0)?.code ?? '';
    const game = refuseUnplayable(find(code));
    return issueLaunch(context, { merchant, member, game, language, host, origin: request.origin, ip, token });
  });
}

export function answerTrialLaunch(context: CasinoNeeds, offerOf: OfferOf): void {
  const { routes, limits, merchants } = context;
  routes.handle(launchTrial, async ({ request, merchant, member, language, host, ip, token }) => {
    if (!merchants.isOn(merchant, 'FREEPLAY3') || !merchants.isOn(merchant, 'GAMELO3')) throw notAvailable();
    // Free play is play as well.
    if (member) await requireMayPlay(context, member);
    const game = refuseUnplayable(offerOf(merchant).find(request.gameId));
    await limits.take('trial-launch', clientOf({ merchant, ip }), trialLimit, hourMs);
    const isOwnTrial = member !== null && isTrial(member);
    const before = { launchId: request.continues ?? '', merchant: merchant.code, code: game.code };
    const player = isOwnTrial
      ? member
      : ((await trialAccountOf(context, before)) ?? (await openTrialAccount(context, merchant)));
    const place = { language, host, origin: request.origin, ip, token: isOwnTrial ? token : '' };
    return issueLaunch(context, { merchant, member: player, game, ...place });
  });
}
