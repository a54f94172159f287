import {
  addMission as addMissionCall,
  changeMission as changeMissionCall,
  getConsoleMissions,
  setMissionBudget as setMissionBudgetCall,
} from '@tessera/shared/wire/console';
import { addMission, changeMission, readMissions, setMissionBudget } from '../domains/missions/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** The missions with their budgets; each change and its audit entry are stored together. */
export function answerMissions(needs: BackOfficeNeeds): void {
  const { db, clock, merchants, consoleRoutes } = needs;

  consoleRoutes.handle(getConsoleMissions, async ({ request: { merchant } }) => ({
    list: (await readMissions(db, merchant ?? null)).map(({ createdAt, names, ...mission }) => ({
      ...mission,
      names: { ...names },
      changedAtMs: createdAt.getTime(),
      currency: merchants.byCode(mission.merchant)?.currency.code ?? '',
    })),
  }));

  consoleRoutes.handle(addMissionCall, async ({ request: { merchant, ...mission }, operator }) => {
    if (!merchants.byCode(merchant)) throw new Refusal(404, 'merchant.unknown');
    return db.transaction(async () => {
      await addMission(db, merchant, mission, { by: operator, at: clock.now() });
      const { id, names, period, budgetMinor } = mission;
      const { kind: missionKind, target, rewardMinor, category } = mission.rules;
      const detail = { id, name: names.EN, period, missionKind, target, rewardMinor, category, budgetMinor };
      await writeAuditEntry(needs, { operator, action: 'mission.added', merchant, detail });
      return { isChanged: true };
    });
  });

  consoleRoutes.handle(changeMissionCall, ({ request: { merchant, id, seen, ...change }, operator }) =>
    db.transaction(async () => {
      const author = { by: operator, at: clock.now() };
      const before = await changeMission(db, merchant, id, seen, change, author);
      if (!before) return { isChanged: false };
      const { target, rewardMinor, category } = change.rules;
      const detail = { id, version: before.version + 1, target, rewardMinor, category, isOffered: change.isOffered };
      await writeAuditEntry(needs, { operator, action: 'mission.changed', merchant, detail });
      return { isChanged: true };
    }),
  );

  consoleRoutes.handle(setMissionBudgetCall, ({ request: { merchant, id, budgetMinor }, operator }) =>
    db.transaction(async () => {
      const before = await setMissionBudget(db, merchant, id, budgetMinor);
      if (before === undefined) return { isChanged: false };
      const detail = { id, fromMinor: before, toMinor: budgetMinor };
      await writeAuditEntry(needs, { operator, action: 'mission.budget', merchant, detail });
      return { isChanged: true };
    }),
  );
}
