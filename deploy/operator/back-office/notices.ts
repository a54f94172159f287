import { endNotice as EndCall, getConsoleNotices, publishNotice as PublishCall } from '@tessera/shared/wire/console';
import { endNotice, publishNotice, readConsoleNotices } from '../domains/promotions/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** Notices of the site for players, agents or everybody; each change and its audit entry are stored together. */
export function answerNoticeBoard(needs: BackOfficeNeeds): void {
  const { db, merchants, consoleRoutes } = needs;

  const merchantOf = (code: string) => {
    const merchant = merchants.byCode(code);
    if (!merchant) throw new Refusal(404, 'merchant.unknown');
    return merchant;
  };

  consoleRoutes.handle(getConsoleNotices, ({ request: { merchant, ...page } }) =>
    readConsoleNotices(needs, merchantOf(merchant).code, page),
  );

  consoleRoutes.handle(PublishCall, ({ request, operator }) => {
    const merchant = merchantOf(request.merchant);
    return db.transaction(async () => {
      const made = await publishNotice(needs, merchant, request, operator);
      if (made.isChanged) {
        const { audience, texts, untilMs } = request;
        const until = untilMs === null ? {} : { until: new Date(untilMs).toISOString() };
        const detail = { id: made.id, subject: texts.EN.title, audience, ...until };
        await writeAuditEntry(needs, { operator, action: 'notice.published', merchant: merchant.code, detail });
      }
      return made;
    });
  });

  consoleRoutes.handle(EndCall, ({ request: { merchant, id }, operator }) =>
    db.transaction(async () => {
      const isChanged = await endNotice(needs, merchantOf(merchant).code, id, operator);
      if (isChanged) await writeAuditEntry(needs, { operator, action: 'notice.ended', merchant, detail: { id } });
      return { isChanged };
    }),
  );
}
