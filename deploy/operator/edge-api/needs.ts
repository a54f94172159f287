import type { Database } from '@tessera/database/database';
import type { FastifyInstance } from 'fastify';
import type { CatalogueStore, OfferOf } from '../domains/casino/index.ts';
import type { Merchants } from '../domains/merchants/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { SharedTime } from '../platform/clock/stored-offset.ts';
import type { OperatorConfig } from '../platform/config.ts';
import type { PayloadOpener } from '../platform/http/payload-cipher.ts';
import type { ConsoleEvents } from '../platform/push/console-events.ts';

/** What the edge's API takes of the operator; the composition root hands it over. */
export interface EdgeApiNeeds {
  readonly config: OperatorConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly time: SharedTime;
  readonly opener: PayloadOpener;
  readonly app: FastifyInstance;
  readonly events: ConsoleEvents;
  readonly merchants: Merchants;
  readonly catalogue: CatalogueStore;
  readonly offerOf: OfferOf;
}
