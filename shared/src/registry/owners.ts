import type { Signed, Succession } from './documents.ts';
import { isSignedBy, type Verify, verifyNatively } from './signatures.ts';

/** Undefined if it cannot be read: such a text leads to no other key. */
function readSuccession({ text }: Signed): Succession | undefined {
  try {
    return JSON.parse(text) as Succession;
  } catch {
    return undefined;
  }
}

/**
 * The owner's keys that may sign at a time: those that are given, and what each of them named as its successor. A key
 * that was replaced is left out after its overlap. Of two successors of one key the first counts, so that whoever gets
 * hold of an old key cannot name another one.
 */
export async function followOwners(
  ownerKeys: readonly string[],
  successions: readonly Signed[],
  now: number,
  verify: Verify = verifyNatively,
): Promise<readonly string[]> {
  const owners = new Set(ownerKeys);
  const untils = new Map<string, number>();
  for (const signed of successions) {
    const { owner, next, until } = readSuccession(signed) ?? {};
    if (owner === undefined || next === undefined || until === undefined) continue;
    if (!owners.has(owner) || untils.has(owner)) continue;
    if (!(await isSignedBy(owner, 'succession', signed, verify))) continue;
    untils.set(owner, until);
    owners.add(next);
  }
  return [...owners].filter((owner) => {
    const until = untils.get(owner);
    return until === undefined || until > now;
  });
}

/** The successions in the text of a list of keys whose signature is still to be checked. */
export function successionsIn({ text }: Signed): readonly Signed[] {
  try {
    const { successions } = JSON.parse(text) as { successions?: unknown };
    return Array.isArray(successions) ? (successions as readonly Signed[]) : [];
  } catch {
    return [];
  }
}
