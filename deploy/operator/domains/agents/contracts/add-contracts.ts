import type { AgentsNeeds } from '../needs.ts';
import { answerContracts } from './answer.ts';
import { answerPayments } from './bills/answer-payments.ts';
import { answerBillExport } from './bills/export-bills.ts';
import { billsJob } from './bills/job.ts';
import { answerBillTeam } from './bills/read-bill-team.ts';
import { answerBillReads } from './bills/read-bills.ts';
import { answerContractExport } from './export-contracts.ts';
import { answerOffers } from './offer.ts';
import { answerOwnSteps } from './own-steps.ts';
import { addContractData } from './personal-data.ts';
import { answerContractReads } from './read-contracts.ts';

/** Contracts between agents, and their bills. */
export function addContracts(context: AgentsNeeds): void {
  answerContractReads(context);
  answerOffers(context);
  answerContracts(context);
  answerOwnSteps(context);
  answerBillReads(context);
  answerBillTeam(context);
  answerBillExport(context);
  answerContractExport(context);
  answerPayments(context);
  addContractData(context);
  context.jobs.add(billsJob(context));
}
