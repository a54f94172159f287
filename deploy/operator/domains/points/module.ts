import type { OperatorModule } from '../../platform/module.ts';
import { answerPoints } from './answer-points.ts';
import { earnByDeposits, earningJob } from './earning.ts';
import type { PointsNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { namePoints } from './record-subjects.ts';

/** Points: earned by settled bets and deposits, spent in the point mall. */
export const pointsModule: OperatorModule<PointsNeeds> = {
  name: 'points',
  migrations: { owner: 'points', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    answerPoints(context);
    earnByDeposits(context);
    namePoints(context);
    addPersonalData(context);
    context.jobs.add(earningJob(context));
  },
};
