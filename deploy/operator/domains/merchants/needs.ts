import type { Database } from '@tessera/database/database';
import type { Clock } from '../../platform/clock/clock.ts';
import type { OperatorConfig } from '../../platform/config.ts';
import type { PayloadOpener } from '../../platform/http/payload-cipher.ts';
import type { SiteRoutes } from '../../platform/http/routes.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Merchant } from './merchant.ts';
import type { Merchants } from './merchants.ts';

/** What merchants take of the operator; the composition root hands it over. */
export interface MerchantsNeeds {
  readonly config: OperatorConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly opener: PayloadOpener;
  readonly routes: SiteRoutes<Merchant, { readonly id: number; readonly username: string }>;
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly merchants: Merchants;
}
