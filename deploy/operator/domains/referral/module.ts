import type { OperatorModule } from '../../platform/module.ts';
import { answerReferral } from './answer-referral.ts';
import { blockClosingWhileUnpaid } from './closing-guard.ts';
import { referralJob } from './job.ts';
import type { ReferralNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { nameReferrals } from './record-subjects.ts';
import { startInvitations } from './start-invitation.ts';
import { answerVisits } from './visits.ts';

/** Invitations of friends: who counts, and what is paid when they play. */
export const referralModule: OperatorModule<ReferralNeeds> = {
  name: 'referral',
  migrations: { owner: 'referral', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    startInvitations(context);
    answerReferral(context);
    answerVisits(context);
    nameReferrals(context);
    addPersonalData(context);
    blockClosingWhileUnpaid(context);
    context.jobs.add(referralJob(context));
  },
};
