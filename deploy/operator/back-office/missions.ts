import { changeMission, getConsoleMissions, setMissionBudget } from '@tessera/shared/wire/console';
import { changeMission as makeVersion, readStored, setMissionBudget as setBudget } from '../domains/missions/index.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** The missions with their budgets; each change and its audit entry are stored together. */
export function answerMissions(needs: BackOfficeNeeds): void {
  const { db, clock, merchants, consoleRoutes } = needs;

  consoleRoutes.handle(getConsoleMissions, async ({ request: { merchant } }) => ({
    list: (await readStored(db, merchant ?? null)).map(({ createdAt, names, ...mission }) => ({
      ...mission,
      names: { ...names },
      changedAtMs: createdAt.getTime(),
      currency: merchants.byCode(mission.merchant)?.currency.code ?? '',
    })),
  }));

  consoleRoutes.handle(changeMission, ({ request: { merchant, id, seen, ...change }, operator }) =>
    db.transaction(async () => {
      const author = { by: operator, at: clock.now() };
      const before = await makeVersion(db, merchant, id, seen, change, author);
      if (!before) return { isChanged: false };
      const { target, rewardMinor, category } = change.rules;
      const detail = { id, version: before.version + 1, target, rewardMinor, category, isOffered: change.isOffered };
      await writeAuditEntry(needs, { operator, action: 'mission.changed', merchant, detail });
      return { isChanged: true };
    }),
  );

  consoleRoutes.handle(setMissionBudget, ({ request: { merchant, id, budgetMinor }, operator }) =>
    db.transaction(async () => {
      const before = await setBudget(db, merchant, id, budgetMinor);
      if (before === undefined) return { isChanged: false };
      const detail = { id, fromMinor: before, toMinor: budgetMinor };
      await writeAuditEntry(needs, { operator, action: 'mission.budget', merchant, detail });
      return { isChanged: true };
    }),
  );
}
