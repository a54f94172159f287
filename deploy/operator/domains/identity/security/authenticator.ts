import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from '@tessera/shared/wire/auth';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { IdentityNeeds } from '../needs.ts';
import { authenticators } from '../second-step/authenticator.ts';
import { secondStepTries } from '../second-step/second-step-tries.ts';
import { provisioningUri, toBase32 } from '../second-step/totp.ts';
import { asOwner } from './as-owner.ts';

const tries = 10;
const windowMs = 15 * minuteMs;

export function answerAuthenticator(context: IdentityNeeds): void {
  const { routes, limits } = context;
  const apps = authenticators(context);
  const guesses = secondStepTries(context);
  const takeTry = (memberId: number) => limits.take('authenticator', String(memberId), tries, windowMs);

  routes.handleMember(beginAuthenticator, ({ merchant, member, request }) =>
    asOwner(context, merchant, member, request, async () => {
      const secret = await apps.begin(member.id);
      if (!secret) throw new Refusal(400, 'authenticator.enrolled');
      return { secret: toBase32(secret), uri: provisioningUri(merchant.name, member.username, secret) };
    }),
  );

  routes.handleMember(confirmAuthenticator, async ({ member, request }) => {
    await takeTry(member.id);
    const recoveryCodes = await apps.confirm(member.id, request.code);
    if (!recoveryCodes) throw new Refusal(400, 'verification.code.invalid');
    return { recoveryCodes };
  });

  routes.handleMember(removeAuthenticator, ({ merchant, member, request }) =>
    asOwner(context, merchant, member, request, async () => {
      await guesses.take(member.id);
      if (!(await apps.verify(member.id, request.code))) throw new Refusal(400, 'verification.code.invalid');
      await guesses.succeed(member.id);
      await apps.remove(member.id);
      return null;
    }),
  );
}
