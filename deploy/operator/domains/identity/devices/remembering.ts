import type { SecretCookie } from '../../../platform/http/cookies.ts';
import type { IdentityNeeds } from '../needs.ts';
import type { Call } from '../site-gate.ts';
import { noRememberedCookie, rememberedSignIns } from './remembered-sign-ins.ts';

/** What a sign-in says of the next one. */
export type Remembering =
  /** This way in has no box: what the browser remembers stays as it is. */
  | { readonly kind: 'unasked' }
  /** The box, ticked or not. */
  | { readonly kind: 'asked'; readonly isWanted: boolean }
  /** The remembered sign-in itself was the proof. */
  | { readonly kind: 'continued'; readonly id: number };

export const unasked: Remembering = { kind: 'unasked' };
export const askedFor = (isWanted: boolean | undefined): Remembering =>
  isWanted === undefined ? unasked : { kind: 'asked', isWanted };

interface Remembered {
  /** The remembered sign-in that the session belongs to. */
  readonly id: number | null;
  readonly cookies: readonly SecretCookie[];
}

/** Begins, replaces, goes on with or ends what this browser remembers; part of the transaction that opens the session. */
export async function remember(
  context: IdentityNeeds,
  { ip, headers }: Pick<Call<unknown>, 'ip' | 'headers'>,
  memberId: number,
  remembering: Remembering,
): Promise<Remembered> {
  const store = rememberedSignIns(context);
  if (remembering.kind === 'unasked') return { id: null, cookies: [] };
  if (remembering.kind === 'continued') {
    const { id, cookie } = await store.rotate(remembering.id, headers);
    return { id, cookies: [cookie] };
  }
  // A browser remembers one sign-in.
  await store.endOfBrowser(headers);
  if (!remembering.isWanted) return { id: null, cookies: [noRememberedCookie] };
  const { id, cookie } = await store.begin(memberId, ip, headers);
  return { id, cookies: [cookie] };
}
