import type { IdentityNeeds } from '../needs.ts';

interface Except {
  /** The session that stays open, with the browser that opened it. */
  readonly token?: string;
  /** Whether the remembered sign-in of that browser stays as well. */
  readonly keepRemembered?: boolean;
}

/**
 * Ends every way into an account that is open or remembered: sessions, remembered sign-ins, sign-ins that
 * wait for their second step, and browsers that are known to it.
 */
export async function endSignIns(
  { db, sessions }: IdentityNeeds,
  memberId: number,
  { token = '', keepRemembered = false }: Except = {},
): Promise<void> {
  const browser = await sessions.browserOf(token);
  await sessions.revokeAll(memberId, token);
  await db.query('delete from remembered_sign_in where member_id = $1 and id is distinct from $2', [
    memberId,
    keepRemembered ? browser.rememberedId : null,
  ]);
  await db.query('delete from known_device where member_id = $1 and token_hash is distinct from $2', [
    memberId,
    browser.deviceHash,
  ]);
  await db.query('delete from sign_in_challenge where member_id = $1', [memberId]);
}
