import type { MigrationSource } from './database/migrate.ts';

/** One area of the operator. `Needs` is what it takes of the others; `app.ts` builds that and hands it over. */
export interface OperatorModule<Needs> {
  readonly name: string;
  /** A folder of `0001-what.sql` files, under the name by which databases have recorded them. */
  readonly migrations?: MigrationSource;
  /** Adds handlers, rules and jobs. */
  register(needs: Needs): void | Promise<void>;
}
