import type { WalletRequest, WalletStatus } from '@tessera/wallet-protocol/messages';
import { assertMayStake, type StakeObjection, StakeRefused } from '../../cashier/index.ts';
import type { Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';
import { stakeMinor } from '../stakes.ts';
import { type GameSession, liveSession } from './live-session.ts';
import type { WalletProvider } from './providers.ts';

/** Why a bet is refused, and the limit that it is above. */
export interface BetRefusal {
  readonly status: WalletStatus;
  readonly limitMinor?: number | undefined;
}

type Objection = (
  provider: WalletProvider,
  request: WalletRequest,
  merchant: Merchant,
  member: Member,
) => Promise<BetRefusal | Pick<GameSession, 'launchId' | 'vendorWallet'>>;

/** The wallet's answer for each objection to a stake. */
const statuses: Readonly<Record<StakeObjection, WalletStatus>> = {
  'system.maintenance': 'SITE_CLOSED',
  'system.region': 'REGION_RESTRICTED',
  'function.not.available': 'INVALID_GAME',
  'session.expired': 'SESSION_EXPIRED',
  'account.blocked': 'PLAYER_BLOCKED',
  'stake.bonus.maximum': 'BONUS_LIMIT',
  'stake.limit': 'LIMIT_REACHED',
  'stake.excluded': 'SELF_EXCLUDED',
};

/** The most important reason to refuse a new bet, or else the launch that it belongs to. Call it in the bet's transaction. */
export function betObjection(context: CasinoNeeds, offerOf: OfferOf): Objection {
  const { db } = context;

  async function stakedOnRound({ name }: WalletProvider, { roundId }: WalletRequest): Promise<number> {
    const rows = await db.query<{ staked: number }>(
      "select stake_minor as staked from game_round where provider = $1 and round_id = $2 and status = 'open'",
      [name, roundId ?? ''],
    );
    return rows[0]?.staked ?? 0;
  }

  return async (provider, request, merchant, member) => {
    const session = await liveSession(context, request, member.id);
    if (typeof session === 'string') return { status: session };
    const game = provider.gameOf(merchant, offerOf(merchant), request.gameCode);
    if (!game) return { status: 'INVALID_GAME' };
    try {
      await assertMayStake(context, {
        merchant,
        member,
        switchName: 'GAMELO3',
        amountMinor: request.amount,
        alreadyMinor: await stakedOnRound(provider, request),
        country: session.country,
        signInHash: session.signInHash,
      });
    } catch (cause) {
      if (cause instanceof StakeRefused) return { status: statuses[cause.objection], limitMinor: cause.limitMinor };
      throw cause;
    }
    const within =
      request.amount >= stakeMinor(game.stakes.minimum, merchant) &&
      request.amount <= stakeMinor(game.stakes.maximum, merchant);
    return within ? session : { status: 'LIMIT_REACHED' };
  };
}
