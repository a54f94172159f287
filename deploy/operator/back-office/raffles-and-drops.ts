import {
  type AuditAction,
  cancelDrop as cancelDropCall,
  cancelRaffle as cancelRaffleCall,
  envelopeRules,
  getConsoleDrops,
  getConsoleRaffles,
  publishDrop as publishDropCall,
  publishRaffle as publishRaffleCall,
  raffleRules,
} from '@tessera/shared/wire/console';
import * as v from 'valibot';
import { cancelDrop, publishDrop, readConsoleDrops } from '../domains/envelopes/index.ts';
import { cancelRaffle, publishRaffle, readConsoleRaffles } from '../domains/raffles/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** Raffles and drops of red envelopes: their list, publishing, and cancelling before they begin. */
export function answerRafflesAndDrops(needs: BackOfficeNeeds): void {
  const { db, clock, merchants, consoleRoutes } = needs;
  const currencyOf = (merchant: string) => merchants.byCode(merchant)?.currency.code ?? '';

  /** The act and its audit entry are stored together. */
  const publish = (operator: string, merchant: string, action: AuditAction, act: () => Promise<number>) =>
    db.transaction(async () => {
      if (!merchants.byCode(merchant)) throw new Refusal(404, 'merchant.unknown');
      const id = String(await act());
      await writeAuditEntry(needs, { operator, action, merchant, detail: { id } });
      return { id };
    });
  const cancel = (operator: string, id: string, action: AuditAction, act: () => Promise<string | undefined>) =>
    db.transaction(async () => {
      const merchant = await act();
      if (merchant === undefined) return { isChanged: false };
      await writeAuditEntry(needs, { operator, action, merchant, detail: { id } });
      return { isChanged: true };
    });

  consoleRoutes.handle(getConsoleRaffles, async ({ request: { merchant, ...page } }) => {
    const rows = await readConsoleRaffles(db, merchant ?? null, page);
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id, opensAt, closesAt, drawsAt, total: _, ...row }) => ({
        ...row,
        id: String(id),
        currency: currencyOf(row.merchant),
        opensAtMs: opensAt.getTime(),
        closesAtMs: closesAt.getTime(),
        drawsAtMs: drawsAt.getTime(),
      })),
    };
  });
  consoleRoutes.handle(publishRaffleCall, ({ request, operator }) => {
    const { merchant, texts, opensAtMs, closesAtMs, drawsAtMs } = request;
    const times = { opensAt: new Date(opensAtMs), closesAt: new Date(closesAtMs), drawsAt: new Date(drawsAtMs) };
    const raffle = { merchant, texts, rules: v.parse(raffleRules, request), ...times };
    return publish(operator, merchant, 'raffle.published', () => publishRaffle(needs, raffle, operator));
  });
  consoleRoutes.handle(cancelRaffleCall, ({ request: { id }, operator }) =>
    cancel(operator, id, 'raffle.cancelled', () => cancelRaffle(needs, Number(id))),
  );

  consoleRoutes.handle(getConsoleDrops, async ({ request: { merchant, ...page } }) => {
    const rows = await readConsoleDrops(db, merchant ?? null, clock.now(), page);
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id, opensAt, endsAt, total: _, ...row }) => ({
        ...row,
        id: String(id),
        currency: currencyOf(row.merchant),
        opensAtMs: opensAt.getTime(),
        endsAtMs: endsAt.getTime(),
      })),
    };
  });
  consoleRoutes.handle(publishDropCall, ({ request, operator }) => {
    const { merchant, texts, opensAtMs, endsAtMs } = request;
    const times = { opensAt: new Date(opensAtMs), endsAt: new Date(endsAtMs) };
    const drop = { merchant, texts, rules: v.parse(envelopeRules, request), ...times };
    return publish(operator, merchant, 'envelopes.published', () => publishDrop(needs, drop, operator));
  });
  consoleRoutes.handle(cancelDropCall, ({ request: { id }, operator }) =>
    cancel(operator, id, 'envelopes.cancelled', () => cancelDrop(needs, Number(id))),
  );
}
