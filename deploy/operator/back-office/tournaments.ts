import {
  type AuditAction,
  cancelTournament as cancelTournamentCall,
  getConsoleTournaments,
  publishTournament as publishTournamentCall,
  stopTournament as stopTournamentCall,
} from '@tessera/shared/wire/console';
import { prizeSum } from '@tessera/shared/wire/promotions';
import {
  cancelTournament,
  publishTournament,
  readTournaments,
  stateAt,
  stopTournament,
} from '../domains/tournaments/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** Tournaments: published, taken back before they begin, and ended before their time. */
export function answerTournaments(needs: BackOfficeNeeds): void {
  const { db, clock, merchants, consoleRoutes } = needs;

  consoleRoutes.handle(getConsoleTournaments, async ({ request: { merchant, ...page } }) => {
    const rows = await readTournaments(db, merchant ?? null, page);
    const now = clock.now();
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        merchant: row.merchant,
        name: row.plan.texts.EN.name,
        state: row.status === 'cancelled' ? ('cancelled' as const) : stateAt(row, now),
        isStopped: row.stoppedAt !== null,
        isWeekly: row.isWeekly,
        startsAtMs: row.startsAt.getTime(),
        endsAtMs: row.overAt.getTime(),
        currency: merchants.byCode(row.merchant)?.currency.code ?? '',
        players: row.players,
        budgetMinor: row.budgetMinor,
        paidMinor: row.paidMinor,
      })),
    };
  });

  consoleRoutes.handle(publishTournamentCall, ({ request, operator }) => {
    const { merchant, plan, startsAtMs, endsAtMs, isWeekly } = request;
    if (!merchants.byCode(merchant)) throw new Refusal(404, 'merchant.unknown');
    if (startsAtMs < clock.now().getTime()) throw new Refusal(400, 'tournament.starts.past');
    return db.transaction(async () => {
      const times = { startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) };
      const id = String(await publishTournament(needs, { merchant, plan, isWeekly, ...times }, operator));
      const detail = { id, name: plan.texts.EN.name, amountMinor: prizeSum(plan.prizes) };
      await writeAuditEntry(needs, { operator, action: 'tournament.published', merchant, detail });
      return { id };
    });
  });

  /** The decision and its audit entry are stored together. */
  const end = (act: typeof cancelTournament, action: AuditAction) => (id: string, operator: string) =>
    act(needs, Number(id), async ({ merchant, plan }) =>
      writeAuditEntry(needs, { operator, action, merchant, detail: { id, name: plan.texts.EN.name } }),
    );
  const [takeBack, endEarly] = [
    end(cancelTournament, 'tournament.cancelled'),
    end(stopTournament, 'tournament.stopped'),
  ];
  consoleRoutes.handle(cancelTournamentCall, async ({ request: { id }, operator }) => ({
    isChanged: await takeBack(id, operator),
  }));
  consoleRoutes.handle(stopTournamentCall, async ({ request: { id }, operator }) => ({
    isChanged: await endEarly(id, operator),
  }));
}
