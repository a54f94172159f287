import type { IdentityNeeds } from '../needs.ts';
import { openSecret, sealMark, sealSecret } from './sealed-secret.ts';

/** A secret that was sealed with lost keys cannot be opened; it must not keep the operator from starting. */
function opened({ keys, log }: IdentityNeeds, memberId: number, sealed: string): Buffer | undefined {
  try {
    return openSecret(keys, sealed);
  } catch (cause) {
    log.error({ memberId, err: cause }, 'An authenticator secret cannot be opened.');
    return undefined;
  }
}

/** Seals authenticator secrets again that an older operator sealed with the bot check's key. */
export async function resealSecrets(context: IdentityNeeds): Promise<void> {
  const { db, keys } = context;
  const older = await db.query<{ memberId: number; sealed: string }>(
    'select member_id as "memberId", sealed_secret as sealed from authenticator where not starts_with(sealed_secret, $1)',
    [sealMark],
  );
  for (const { memberId, sealed } of older) {
    const secret = opened(context, memberId, sealed);
    if (!secret) continue;
    await db.query('update authenticator set sealed_secret = $3 where member_id = $1 and sealed_secret = $2', [
      memberId,
      sealed,
      sealSecret(keys, secret),
    ]);
  }
}
