import type { Database } from '@tessera/database/database';
import type { Clock } from '../../platform/clock/clock.ts';
import type { CashierHooks } from '../cashier/index.ts';
import type { OfferCheck, PersonalData, RegistrationGuard, Routes, WithMember } from '../identity/index.ts';
import type { Inbox } from '../inbox/index.ts';

/** What protection takes of the operator; the composition root hands it over. */
export interface ProtectionNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly routes: Routes;
  readonly withMember: WithMember;
  readonly inbox: Inbox;
  readonly hooks: CashierHooks;
  readonly registrationGuards: RegistrationGuard[];
  readonly openToOffers: OfferCheck[];
  readonly personalData: PersonalData[];
}
