import type { WalletRequest, WalletStatus } from '../../../provider/protocol/wallet-protocol.ts';
import type { OperatorContext } from '../../context.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import { isTrial, type Member } from '../../sessions/member.ts';
import { betGuardsOf } from '../bet-guards.ts';
import type { OfferOf } from '../offer.ts';
import { stakeMinor } from '../stakes.ts';
import { liveSession } from './live-session.ts';

type Objection = (
  request: WalletRequest,
  merchant: Merchant,
  member: Member,
) => Promise<WalletStatus | { launchId: string }>;

/** Everything that may stand against a new bet, in the order in which it is worth telling; else the launch that it is of. */
export function betObjection(context: OperatorContext, offerOf: OfferOf): Objection {
  const guards = betGuardsOf(context);
  return async (request, merchant, member) => {
    const session = await liveSession(context, request, member.id);
    if (typeof session === 'string') return session;
    if (member.status !== 'active') return 'PLAYER_BLOCKED';
    const game = offerOf(merchant).find(request.gameCode);
    if (!game?.isPlayable) return 'INVALID_GAME';
    const within =
      request.amount >= stakeMinor(game.stakes.minimum, merchant) &&
      request.amount <= stakeMinor(game.stakes.maximum, merchant);
    if (!within) return 'LIMIT_REACHED';
    const bet = {
      merchant,
      memberId: member.id,
      isTrial: isTrial(member),
      code: game.code,
      amountMinor: request.amount,
    };
    for (const guard of guards) {
      const reason = await guard(bet);
      if (reason) return reason;
    }
    return session;
  };
}
