import type { OperatorModule } from '../../platform/module.ts';
import { answerProtection } from './answer-protection.ts';
import { guardBreaks } from './guards.ts';
import type { ProtectionNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';

/** Breaks that members take, and what they have agreed to be sent. */
export const protectionModule: OperatorModule<ProtectionNeeds> = {
  name: 'protection',
  migrations: { owner: 'protection', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    answerProtection(context);
    guardBreaks(context);
    addPersonalData(context);
  },
};
