import type { SecretCookie } from '../../../platform/http/cookies.ts';
import type { IdentityNeeds } from '../needs.ts';
import type { Call } from '../site-gate.ts';
import { noRememberedCookie, rememberedSignIns } from './remembered-sign-ins.ts';

/** Whether a sign-in is to be remembered. */
export type Remembering =
  /** This kind of sign-in has no box: what the browser remembers is unchanged. */
  | { readonly kind: 'unasked' }
  /** The box, ticked or not. */
  | { readonly kind: 'asked'; readonly isWanted: boolean }
  /** The sign-in itself was a remembered one. */
  | { readonly kind: 'continued'; readonly id: number };

export const unasked: Remembering = { kind: 'unasked' };
export const askedFor = (isWanted: boolean | undefined): Remembering =>
  isWanted === undefined ? unasked : { kind: 'asked', isWanted };

interface Remembered {
  /** The remembered sign-in that the session belongs to. */
  readonly id: number | null;
  readonly cookies: readonly SecretCookie[];
}

/** Creates, replaces, renews or ends the remembered sign-in of this browser; part of the transaction that opens the session. */
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
