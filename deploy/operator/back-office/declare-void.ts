import { getConsoleVoidIssues, getIssueBets, voidIssue } from '@tessera/shared/wire/console';
import { countIssueBets, declareVoid, gamesOf, readVoidIssues } from '../domains/lottery/index.ts';
import { writeAuditEntry } from './audit-log.ts';
import { moneyOf } from './money-of.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** Lottery issues that were declared void. Their bets are refunded by a job. */
export function answerDeclareVoid(needs: BackOfficeNeeds): void {
  const { db, merchants, consoleRoutes } = needs;

  consoleRoutes.handle(getConsoleVoidIssues, async ({ request: { merchant, ...page } }) => {
    const rows = await readVoidIssues(needs, merchant, page);
    const games = [];
    for (const each of merchants.all())
      for (const { code } of await gamesOf(needs, each, { evenIfOff: true }))
        games.push({ merchant: each.code, gameCode: code });
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ drawsAt, voidedAt, refundedAt, total, ...row }) => ({
        ...row,
        drawsAtMs: drawsAt.getTime(),
        voidedAtMs: voidedAt.getTime(),
        refundedAtMs: refundedAt?.getTime() ?? null,
      })),
      games,
    };
  });

  consoleRoutes.handle(getIssueBets, async ({ request: { merchant, gameCode, issue } }) => {
    const { stakeMinor, paidMinor, ...bets } = await countIssueBets(needs, merchant, gameCode, issue);
    return { ...bets, staked: moneyOf(needs, merchant, stakeMinor), paid: moneyOf(needs, merchant, paidMinor) };
  });

  consoleRoutes.handle(voidIssue, ({ request, operator }) =>
    db.transaction(async () => {
      const isChanged = await declareVoid(needs, request);
      const { merchant, ...detail } = request;
      if (isChanged) await writeAuditEntry(needs, { operator, action: 'lottery-issue.voided', merchant, detail });
      return { isChanged };
    }),
  );
}
