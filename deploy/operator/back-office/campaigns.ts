import { getAudience, getCampaigns, sendCampaign, stopCampaign } from '@tessera/shared/wire/console';
import { addCampaign, countAudience, endCampaign, readCampaigns } from '../domains/campaigns/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** Messages to segments: how many get one, sending, stopping, and the history. */
export function answerCampaigns(needs: BackOfficeNeeds): void {
  const { db, clock, merchants, events, consoleRoutes } = needs;

  const merchantOf = (code: string) => {
    const merchant = merchants.byCode(code);
    if (!merchant) throw new Refusal(404, 'merchant.unknown');
    return merchant;
  };

  consoleRoutes.handle(getAudience, ({ request: { merchant, ...segment } }) => {
    merchantOf(merchant);
    return countAudience(db, merchant, segment, clock.now());
  });

  consoleRoutes.handle(sendCampaign, ({ request, operator }) => {
    const merchant = merchantOf(request.merchant);
    return db.transaction(async () => {
      const { id, isChanged } = await addCampaign(needs, merchant, request, operator);
      if (isChanged) {
        const { kind, reason, segment, texts, startsAtMs } = request;
        const detail = {
          ...{ id, messageKind: kind, subject: texts.EN.title, segment },
          ...(kind === 'service' ? { reason } : {}),
          ...(startsAtMs === null ? {} : { startsAt: new Date(startsAtMs).toISOString() }),
        };
        await writeAuditEntry(needs, { operator, action: 'campaign.sent', merchant: merchant.code, detail });
        await events.publish({ type: 'campaign-changed', merchant: merchant.code });
      }
      return { id: String(id), isChanged };
    });
  });

  consoleRoutes.handle(getCampaigns, ({ request: { merchant, ...page } }) =>
    readCampaigns(needs, merchant ?? null, page),
  );

  consoleRoutes.handle(stopCampaign, ({ request: { id }, operator }) =>
    db.transaction(async () => {
      const stopped = await endCampaign(needs, Number(id), operator);
      if (!stopped) return { isChanged: false };
      const { merchant, delivered } = stopped;
      await writeAuditEntry(needs, { operator, action: 'campaign.stopped', merchant, detail: { id, delivered } });
      await events.publish({ type: 'campaign-changed', merchant });
      return { isChanged: true };
    }),
  );
}
