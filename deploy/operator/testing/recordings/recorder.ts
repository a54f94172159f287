import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import type { TestOperator } from '../operator.ts';
import type { CallInit, SiteClient } from '../site-client.ts';

/** What a recording is made with: one operator on aurora, whose clock stands and whose randomness is seeded. */
export interface Recorder {
  readonly operator: TestOperator;
  readonly site: SiteClient;
  /** Calls the operator and keeps its answer, under the endpoint's name and, where there are several answers, a case. */
  take(endpoint: Endpoint, request?: object, init?: CallInit & { readonly of?: string }): Promise<never>;
  /** Calls without keeping the answer, to bring the operator into a state. */
  prepare(endpoint: Endpoint, request?: object, init?: CallInit): Promise<never>;
}
