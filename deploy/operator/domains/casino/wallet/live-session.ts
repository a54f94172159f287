import type { WalletRequest, WalletStatus } from '@tessera/wallet-protocol/messages';
import { hashOfToken } from '../../identity/index.ts';
import type { CasinoNeeds } from '../needs.ts';
import { sessionLifetimeMs } from './redeem.ts';

export interface GameSession {
  readonly launchId: string;
  readonly memberId: number;
  readonly code: string;
  readonly expiresAt: Date;
  /** Of the sign-in that opened it; null for a trial game without one. */
  readonly signInHash: Uint8Array | null;
  /** Where the player was when it was opened. */
  readonly country: string;
  /** The vendor whose wallet it is played from; null for the main one. */
  readonly vendorWallet: string | null;
  /** The sign-in is still there, or none is needed. */
  readonly isSignedIn: boolean;
}

/** The running session of a request, its life extended by the asking; or why it may not bet. */
export async function liveSession(
  { db, clock }: CasinoNeeds,
  request: WalletRequest,
  memberId: number,
): Promise<GameSession | WalletStatus> {
  const hash = hashOfToken(request.token);
  const now = clock.now();
  const [session] = await db.query<GameSession>(
    `select g.launch_id as "launchId", g.member_id as "memberId", g.code, g.expires_at as "expiresAt",
            g.sign_in_hash as "signInHash", g.country, l.vendor_wallet as "vendorWallet",
            case when g.sign_in_hash is null then m.type = 4 else exists (select 1 from session s
              where s.token_hash = g.sign_in_hash and s.member_id = g.member_id and s.expires_at > $2) end as "isSignedIn"
     from game_session g join member m on m.id = g.member_id join game_launch l on l.id = g.launch_id where g.token_hash = $1`,
    [hash, now],
  );
  if (!session || session.memberId !== memberId) return 'INVALID_TOKEN';
  if (session.code !== request.gameCode) return 'INVALID_GAME';
  if (session.expiresAt <= now || !session.isSignedIn) return 'SESSION_EXPIRED';
  await db.query('update game_session set last_seen_at = $2, expires_at = $3 where token_hash = $1', [
    hash,
    now,
    new Date(now.getTime() + sessionLifetimeMs),
  ]);
  return session;
}
