import { addPlayerBreak, getPlayerProtection } from '@tessera/shared/wire/console';
import type { BreakKind, MarketingChannel } from '@tessera/shared/wire/protection';
import { isTrial } from '../domains/identity/index.ts';
import { beginBreak, currentBreak, lengthsFor } from '../domains/protection/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

interface BreakRow {
  readonly id: number;
  readonly kind: BreakKind;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly setBy: string;
}

interface ConsentRow {
  readonly id: number;
  readonly channel: MarketingChannel;
  readonly isGiven: boolean;
  readonly at: Date;
}

/** Breaks and consents of an account. An operator can add a break; nobody ends one. */
export function answerPlayerProtection(needs: BackOfficeNeeds): void {
  const { consoleRoutes, accounts, db, clock, merchants } = needs;

  async function known(id: string) {
    const member = await accounts.byId(Number(id));
    const merchant = member && merchants.byCode(member.merchant);
    if (!merchant) throw new Refusal(404, 'member.unknown');
    return { member, merchant };
  }

  consoleRoutes.handle(getPlayerProtection, async ({ request: { id } }) => {
    const { member, merchant } = await known(id);
    const now = clock.now();
    const breaks = await db.query<BreakRow>(
      `select id, kind, starts_at as "startsAt", ends_at as "endsAt", set_by as "setBy"
       from member_break where member_id = $1 order by id desc`,
      [member.id],
    );
    const consents = await db.query<ConsentRow>(
      `select id, channel, is_given as "isGiven", at from marketing_consent where member_id = $1 order by id desc limit 100`,
      [member.id],
    );
    const { coolOff, exclusion } = await lengthsFor(needs, merchant, await currentBreak(db, member.id, now));
    return {
      breaks: breaks.map((one) => ({
        ...{ id: String(one.id), kind: one.kind, setBy: one.setBy },
        startsAtMs: one.startsAt.getTime(),
        endsAtMs: one.endsAt?.getTime() ?? null,
        isRunning: one.endsAt === null || one.endsAt > now,
      })),
      consents: consents.map(({ id: consent, at, ...row }) => ({ ...row, id: String(consent), atMs: at.getTime() })),
      lengths: { coolOff: [...coolOff], exclusion: [...exclusion] },
    };
  });

  consoleRoutes.handle(addPlayerBreak, async ({ request, operator }) => {
    const { member, merchant } = await known(request.id);
    if (isTrial(member)) throw new Refusal(403, 'account.trial');
    let isChanged = false;
    await beginBreak(needs, merchant, member.id, { ...request, setBy: operator }, async (endsAt) => {
      const { kind, reason } = request;
      const detail = { username: member.username, breakKind: kind, until: endsAt?.toISOString() ?? null, reason };
      await writeAuditEntry(needs, { operator, action: 'member.break-added', merchant: merchant.code, detail });
      isChanged = true;
    });
    return { isChanged };
  });
}
