import { localized } from '../../platform/localized.ts';
import { missionReference } from './completions.ts';
import { readMissions } from './mission-store.ts';
import type { MissionsNeeds } from './needs.ts';

const prefix = missionReference('');

/** Names rewards in the account record by their mission, in the member's language. */
export function nameRewards({ db, hooks }: MissionsNeeds): void {
  hooks.recordSubjects.push(async (merchant, language) => {
    const missions = await readMissions(db, merchant.code);
    const names = new Map(missions.map(({ id, names }) => [id, localized(names, language)]));
    return ({ reference }) => (reference.startsWith(prefix) ? names.get(reference.slice(prefix.length)) : undefined);
  });
}
