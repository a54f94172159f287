import { continueSignIn, endRemembered, forgetRemembered } from '@tessera/shared/wire/auth';
import type { IdentityNeeds } from '../needs.ts';
import { enter, takeSignInTry } from '../sign-in/sign-in.ts';
import type { Call } from '../site-gate.ts';
import { noRememberedCookie, rememberedSignIns } from './remembered-sign-ins.ts';
import { endIfReused, rememberedExpired } from './reuse.ts';

/** Signs in by the browser's remembered sign-in, and ends it. */
export function answerContinueSignIn(context: IdentityNeeds): void {
  const { routes, accounts } = context;
  const store = rememberedSignIns(context);

  async function ownerOf(call: Call<typeof continueSignIn>) {
    const { merchant, headers, setCookie } = call;
    const found = await endIfReused(context, call, () => store.find(merchant.code, headers));
    const member = found && (await accounts.byId(found.memberId));
    if (!member) {
      setCookie(noRememberedCookie);
      throw rememberedExpired();
    }
    return { member, id: found.id };
  }

  routes.handle(continueSignIn, async (call) => {
    await takeSignInTry(context, call, 'login');
    const { member, id } = await ownerOf(call);
    return enter(context, call, member, 'remembered', { kind: 'continued', id });
  });

  routes.handle(forgetRemembered, async (call) => {
    await takeSignInTry(context, call, 'login');
    await store.endOfBrowser(call.headers);
    call.setCookie(noRememberedCookie);
    return null;
  });

  routes.handleMember(endRemembered, async ({ member, token, request }) => {
    await store.end(member.id, request.id, token);
    return null;
  });
}
