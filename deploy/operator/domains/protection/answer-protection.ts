import { getProtection, setMarketingConsent, startBreak } from '@tessera/shared/wire/protection';
import { requireRealAccount } from '../cashier/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { beginBreak, currentBreak, lengthsFor } from './breaks.ts';
import { consentsOf, setConsent } from './consents.ts';
import type { ProtectionNeeds } from './needs.ts';

export function answerProtection(context: ProtectionNeeds): void {
  const { routes, db, clock } = context;

  async function statusOf(merchant: Merchant, memberId: number) {
    const running = await currentBreak(db, memberId, clock.now());
    const { coolOff, exclusion } = await lengthsFor(context, merchant, running);
    return {
      break: running ? { kind: running.kind, untilMs: running.endsAt?.getTime() ?? null } : null,
      lengths: { coolOff: [...coolOff], exclusion: [...exclusion] },
      consents: await consentsOf(db, memberId),
    };
  }

  routes.handleMember(getProtection, async ({ merchant, member }) => {
    requireRealAccount(member);
    return statusOf(merchant, member.id);
  });

  routes.handleMember(startBreak, async ({ merchant, member, request }) => {
    requireRealAccount(member);
    await beginBreak(context, merchant, member.id, { ...request, setBy: 'member' });
    return statusOf(merchant, member.id);
  });

  routes.handleMember(setMarketingConsent, async ({ member, request: { channel, isGiven } }) => {
    requireRealAccount(member);
    await setConsent(context, member.id, channel, isGiven);
    return null;
  });
}
