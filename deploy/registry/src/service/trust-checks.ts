import type { TrustedKeys } from '@tessera/shared/registry';
import { Untrusted } from '@tessera/shared/registry/trust';
import { successionContent } from './api.ts';
import { readText } from './read-text.ts';
import { Refused } from './refused.ts';

/** A document that is not trusted is the caller's mistake here. */
export async function refuseUntrusted<Result>(check: Promise<Result>): Promise<Result> {
  try {
    return await check;
  } catch (cause) {
    if (cause instanceof Untrusted) throw new Refused(403, `untrusted.${cause.refusal}`, `${cause.message}.`);
    throw cause;
  }
}

/**
 * What a key has signed is judged by it for ever, so that none may disappear, change, or come back; nor may the way from
 * an old key of the owner to the present one.
 */
export function refuseLostKeys(before: TrustedKeys, after: TrustedKeys): void {
  for (const [id, { publicKey, revoked }] of Object.entries(before.keys)) {
    const key = after.keys[id];
    if (key?.publicKey !== publicKey || (revoked && !key.revoked))
      throw new Refused(
        409,
        'keys.lost',
        `The key "${id}" is missing, changed or no longer revoked; keys are only ever added and revoked.`,
      );
  }
  for (const { text } of after.successions ?? []) readText(successionContent, text, 'How the owner’s key was replaced');
  for (const [at, { text, signature }] of (before.successions ?? []).entries()) {
    const kept = after.successions?.[at];
    if (kept?.text !== text || kept.signature !== signature)
      throw new Refused(409, 'keys.lost', 'The list of keys does not say any more how the owner’s key was replaced.');
  }
}
