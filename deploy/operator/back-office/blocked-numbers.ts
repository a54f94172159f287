import { blockNumbers, getConsoleBlockedNumbers, unblockNumber } from '@tessera/shared/wire/console';
import { blockableGames, readBlocks, removeBlock, storeBlocks } from '../domains/lottery/index.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** Lottery numbers that pay half or are not taken. */
export function answerConsoleBlockedNumbers(needs: BackOfficeNeeds): void {
  const { db, merchants, consoleRoutes } = needs;

  consoleRoutes.handle(getConsoleBlockedNumbers, async ({ request: { merchant, ...page } }) => {
    const rows = await readBlocks(needs, merchant, page);
    const games = [];
    for (const each of merchants.all())
      for (const { game, plays } of await blockableGames(needs, each))
        games.push({ merchant: each.code, gameCode: game.code, plays: [...plays] });
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id, blockedAt, total, ...row }) => ({
        ...row,
        id: String(id),
        blockedAtMs: blockedAt.getTime(),
      })),
      games,
    };
  });

  consoleRoutes.handle(blockNumbers, ({ request, operator }) =>
    db.transaction(async () => {
      await storeBlocks(needs, request);
      const { merchant, ...detail } = request;
      await writeAuditEntry(needs, { operator, action: 'lottery-number.blocked', merchant, detail });
      return null;
    }),
  );

  consoleRoutes.handle(unblockNumber, ({ request: { id }, operator }) =>
    db.transaction(async () => {
      const removed = await removeBlock(needs, Number(id));
      if (removed) {
        const { merchant, ...detail } = removed;
        await writeAuditEntry(needs, { operator, action: 'lottery-number.unblocked', merchant, detail });
      }
      return { isChanged: removed !== null };
    }),
  );
}
