import type { OperatorModule } from '../../platform/module.ts';
import { answerEnvelopes } from './answer-envelopes.ts';
import { dropsJob } from './deal-and-end.ts';
import type { EnvelopesNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { nameEnvelopes } from './record-subjects.ts';

/** Red envelopes: dealt from a committed seed to everybody whom a drop is for, and opened while it lasts. */
export const envelopesModule: OperatorModule<EnvelopesNeeds> = {
  name: 'envelopes',
  migrations: { owner: 'envelopes', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    answerEnvelopes(context);
    nameEnvelopes(context);
    addPersonalData(context);
    context.jobs.add(dropsJob(context));
  },
};
