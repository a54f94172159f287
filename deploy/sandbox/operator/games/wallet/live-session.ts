import type { WalletRequest, WalletStatus } from '../../../provider/protocol/wallet-protocol.ts';
import type { OperatorContext } from '../../context.ts';
import { hashOfToken } from '../launch/issue-launch.ts';
import { sessionLifetimeMs } from './redeem.ts';

interface SessionState {
  launchId: string;
  memberId: number;
  code: string;
  expiresAt: Date;
}

/** A session that may bet, its life extended by the asking; or why it may not. */
export async function liveSession(
  { db, clock }: OperatorContext,
  request: WalletRequest,
  memberId: number,
): Promise<{ launchId: string } | WalletStatus> {
  const hash = hashOfToken(request.token);
  const [session] = await db.query<SessionState>(
    `select launch_id as "launchId", member_id as "memberId", code, expires_at as "expiresAt"
     from game_session where token_hash = $1`,
    [hash],
  );
  const now = clock.now();
  if (!session || session.memberId !== memberId) return 'INVALID_TOKEN';
  if (session.code !== request.gameCode) return 'INVALID_GAME';
  if (session.expiresAt <= now) return 'SESSION_EXPIRED';
  await db.query('update game_session set last_seen_at = $2, expires_at = $3 where token_hash = $1', [
    hash,
    now,
    new Date(now.getTime() + sessionLifetimeMs),
  ]);
  return { launchId: session.launchId };
}
