import { endpointQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getReferralDetails, getReferralList, getReferralProgram } from '@tessera/shared/wire/promotions';

type Program = AnswerOf<typeof getReferralProgram>;
export type ReferralTerms = NonNullable<Program['terms']>;
export type Funnel = Program['funnel'];
export type ReferralDetails = AnswerOf<typeof getReferralDetails>;
export type Invitation = AnswerOf<typeof getReferralList>['list'][number];

export const invitationsPerPage = 10;

const program = endpointQuery(getReferralProgram, { staleTime: 5_000 });
const details = endpointQuery(getReferralDetails, { staleTime: 60_000 });
const list = endpointQuery(getReferralList, { staleTime: 5_000, keepsPrevious: true });

/** What an invitation brings now, and what the member's own have come to. */
export const useReferralProgram = program;
/** The member's code and the hosts of its links. */
export const useReferralDetails = details;
/** Whom the member has invited, newest first. */
export const useInvitations = (page: number) => list({ page, pageSize: invitationsPerPage });

/** What changes when somebody registers by the member's link, plays, or is paid for. */
export const referralKeys = [program.key, details.key, list.key];
