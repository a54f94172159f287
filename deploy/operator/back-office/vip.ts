import { getConsoleVipLevels, setVipLevels } from '@tessera/shared/wire/console';
import { addLadder, currentLadder, isLadder } from '../domains/vip/index.ts';
import { holdLock } from '../platform/database/locks.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** The VIP levels of the merchants, as versions. */
export function answerVipLevels(needs: BackOfficeNeeds): void {
  const { db, clock, merchants, consoleRoutes } = needs;

  const requireMerchant = (code: string): void => {
    if (!merchants.byCode(code)) throw new Refusal(404, 'merchant.unknown');
  };

  consoleRoutes.handle(getConsoleVipLevels, async ({ request: { code } }) => {
    requireMerchant(code);
    return currentLadder(db, code);
  });

  consoleRoutes.handle(setVipLevels, async ({ request: { code, version, levels }, operator }) => {
    requireMerchant(code);
    if (!isLadder(levels)) throw new Refusal(400, 'vip.levels.invalid');
    return db.transaction(async () => {
      // Of two people who edit the same version, the second is refused (409).
      await holdLock(db, 'vipLadder', code);
      const current = await currentLadder(db, code);
      if (current.version !== version) throw new Refusal(409, 'vip.changed');
      if (JSON.stringify(current.levels) === JSON.stringify(levels)) return { isChanged: false };
      await addLadder(db, code, levels, { by: operator, at: clock.now() });
      await writeAuditEntry(needs, {
        ...{ operator, action: 'vip.levels', merchant: code },
        detail: { version: version + 1, count: levels.length },
      });
      return { isChanged: true };
    });
  });
}
