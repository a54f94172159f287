import { Refusal } from '../../../platform/http/refusal.ts';
import type { IdentityNeeds } from '../needs.ts';
import type { Call } from '../site-gate.ts';
import { noRememberedCookie, RememberedTokenReused, rememberedSignIns } from './remembered-sign-ins.ts';

export const rememberedExpired = () => new Refusal(400, 'login.remembered.expired');

/**
 * Runs work that uses a remembered token. One that comes a second time was copied: the remembered sign-in and every
 * session that it opened end, as it is not known which of the two is the owner.
 */
export async function endIfReused<Done>(
  context: IdentityNeeds,
  { setCookie }: Pick<Call<unknown>, 'setCookie'>,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof RememberedTokenReused)) throw cause;
    context.log.warn({ rememberedId: cause.rememberedId }, 'a spent token of a remembered sign-in came again');
    await rememberedSignIns(context).endWithSessions(cause.rememberedId);
    setCookie(noRememberedCookie);
    throw rememberedExpired();
  }
}
