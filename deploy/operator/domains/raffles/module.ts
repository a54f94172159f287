import type { OperatorModule } from '../../platform/module.ts';
import { answerRaffles } from './answer-raffles.ts';
import { rafflesJob } from './close-and-draw.ts';
import { blockClosingWhileUnpaid } from './closing-guard.ts';
import type { RafflesNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { nameRaffles } from './record-subjects.ts';

/** Raffles: tickets from settled bets and signed-in days, drawn from a seed that is committed before the first ticket. */
export const rafflesModule: OperatorModule<RafflesNeeds> = {
  name: 'raffles',
  migrations: { owner: 'raffles', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    answerRaffles(context);
    nameRaffles(context);
    addPersonalData(context);
    blockClosingWhileUnpaid(context);
    context.jobs.add(rafflesJob(context));
  },
};
