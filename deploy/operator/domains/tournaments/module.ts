import type { OperatorModule } from '../../platform/module.ts';
import { answerTournaments } from './answer-tournaments.ts';
import type { TournamentsNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { nameTournaments } from './record-subjects.ts';
import { tournamentsJob } from './settle.ts';

/** Tournaments: scores of settled rounds in a time, with prizes that are set aside before. */
export const tournamentsModule: OperatorModule<TournamentsNeeds> = {
  name: 'tournaments',
  migrations: { owner: 'tournaments', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    answerTournaments(context);
    nameTournaments(context);
    addPersonalData(context);
    context.jobs.add(tournamentsJob(context));
  },
};
