import { getStuckBets, returnStuckBet, settleStuckBet } from '@tessera/shared/wire/console';
import { readStuckBets, releaseStuckBet, returnStuckStake } from '../domains/lottery/index.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** The list of bets that could not be settled, and the two ways out: settle again, or return the stake. */
export function answerStuckBets(needs: BackOfficeNeeds): void {
  const { merchants, clock, consoleRoutes, settleLottery } = needs;

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
        money: { amountMinor: row.stakeMinor, currency: merchants.byCode(row.merchant)?.currency.code ?? '' },
        stuckAtMs: row.stuckAt.getTime(),
        reason: row.reason,
      })),
    };
  });

  consoleRoutes.handle(settleStuckBet, async ({ request: { id }, operator }) => {
    const merchant = await releaseStuckBet(needs, Number(id));
    if (!merchant) return { isChanged: false };
    await writeAuditEntry(needs, { operator, action: 'lottery-bet.settle-again', merchant, detail: { id } });
    await settleLottery(clock.now());
    return { isChanged: true };
  });

  consoleRoutes.handle(returnStuckBet, async ({ request: { id }, operator }) => {
    const merchant = await returnStuckStake(needs, Number(id));
    if (merchant) await writeAuditEntry(needs, { operator, action: 'lottery-bet.returned', merchant, detail: { id } });
    return { isChanged: merchant !== null };
  });
}
