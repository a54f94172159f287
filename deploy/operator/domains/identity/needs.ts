import type { Database } from '@tessera/database/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { OperatorConfig } from '../../platform/config.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { OperatorKeys } from '../../platform/keys/keys.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Merchants } from '../merchants/index.ts';
import type { Accounts } from './members/accounts.ts';
import type { ClubNamer } from './members/club-rank.ts';
import type { OfferCheck } from './members/offer-check.ts';
import type { ClosingGuard } from './profile/closing-guard.ts';
import type { PersonalData } from './profile/personal-data.ts';
import type { AfterRegistration } from './registration/after-registration.ts';
import type { InvitationReader } from './registration/invitation.ts';
import type { RegistrationGuard } from './registration/registration-guard.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Routes } from './site-gate.ts';

/** What accounts and sign-in take of the operator; the composition root hands it over. */
export interface IdentityNeeds {
  readonly config: OperatorConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: OperatorKeys;
  readonly log: FastifyBaseLogger;
  readonly routes: Routes;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly ledger: Ledger;
  readonly merchants: Merchants;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly afterRegistration: AfterRegistration[];
  readonly registrationGuards: RegistrationGuard[];
  /** Codes of other domains that put a registration below an agent; the first that knows one counts. */
  readonly invitationReaders: InvitationReader[];
  /** Whether anything may be offered to a member; all have to say so. */
  readonly openToOffers: OfferCheck[];
  readonly closingGuards: ClosingGuard[];
  readonly personalData: PersonalData[];
  /** Names of club ranks; the first that knows one counts. */
  readonly clubNames: ClubNamer[];
}
