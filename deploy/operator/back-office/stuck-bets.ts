import { type AuditAction, getStuckBets, returnStuckBet, settleStuckBet } from '@tessera/shared/wire/console';
import { readStuckBets, releaseStuckBet, returnStuckStake } from '../domains/lottery/index.ts';
import { writeAuditEntry } from './audit-log.ts';
import { moneyOf } from './money-of.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** The list of bets that could not be settled, and the two ways out: settle again, or return the stake. */
export function answerStuckBets(needs: BackOfficeNeeds): void {
  const { clock, db, log, consoleRoutes, settleLottery } = needs;

  consoleRoutes.handle(getStuckBets, async ({ request: { page, pageSize, merchant } }) => {
    const rows = await readStuckBets(needs, { page, pageSize, merchant });
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        merchant: row.merchant,
        username: row.username,
        gameCode: row.game,
        issue: row.issue,
        playCode: row.play,
        money: moneyOf(needs, row.merchant, row.stakeMinor),
        stuckAtMs: row.stuckAt.getTime(),
        reason: row.reason,
      })),
    };
  });

  /** What is done and its audit entry are one transaction; false when the bet is not stuck. */
  const record = (
    action: AuditAction,
    id: string,
    operator: string,
    act: (needs: BackOfficeNeeds, id: number) => Promise<string | null>,
  ) =>
    db.transaction(async () => {
      const merchant = await act(needs, Number(id));
      if (merchant) await writeAuditEntry(needs, { operator, action, merchant, detail: { id } });
      return merchant !== null;
    });

  consoleRoutes.handle(settleStuckBet, async ({ request: { id }, operator }) => {
    const isChanged = await record('lottery-bet.settle-again', id, operator, releaseStuckBet);
    // It is stored that the bet is settled again; the job does it where another issue cannot be settled now.
    if (isChanged)
      await settleLottery(clock.now()).catch((err: unknown) => log.warn({ err }, 'some issues could not be settled'));
    return { isChanged };
  });

  consoleRoutes.handle(returnStuckBet, async ({ request: { id }, operator }) => ({
    isChanged: await record('lottery-bet.returned', id, operator, returnStuckStake),
  }));
}
