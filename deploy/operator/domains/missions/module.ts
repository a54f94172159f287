import type { OperatorModule } from '../../platform/module.ts';
import { answerMissions } from './answer-missions.ts';
import { blockClosingWhileUnpaid } from './closing-guard.ts';
import { missionsJob } from './job.ts';
import type { MissionsNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { nameRewards } from './record-subjects.ts';

/** Missions: what settled bets of a day or a week complete, what it brings, and the leaderboard of the week. */
export const missionsModule: OperatorModule<MissionsNeeds> = {
  name: 'missions',
  migrations: { owner: 'missions', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    answerMissions(context);
    nameRewards(context);
    addPersonalData(context);
    blockClosingWhileUnpaid(context);
    context.jobs.add(missionsJob(context));
  },
};
