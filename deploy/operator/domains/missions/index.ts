export {
  addMission,
  changeMission,
  type Names,
  type NewMission,
  readMissions,
  type StoredMission,
  setMissionBudget,
} from './mission-store.ts';
export { missionsModule } from './module.ts';
export type { MissionsNeeds } from './needs.ts';
