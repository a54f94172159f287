import type { OperatorServices } from '../services.ts';

/** First data of the demo; applied once per database, in one transaction with the note that it was. */
export interface Seed {
  /** Stored with the database; a seed that changes needs a new one. */
  readonly name: string;
  /** Whose tables it fills; it is left out where that module is. */
  readonly module: string;
  run(services: OperatorServices): Promise<void>;
}
