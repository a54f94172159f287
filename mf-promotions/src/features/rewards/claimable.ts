import { isCallMissing } from '@tessera/shared/api';
import type { QueryLike } from '@tessera/shared/ui/resource-view';

/** Something that the member can claim now. */
export interface Claimable {
  /** Unique among all parts of the reward centre. */
  readonly key: string;
  readonly name: string;
  /** The page that explains it; null where the notes say everything. */
  readonly path: string | null;
  /** What it asks for and until when it can be claimed. */
  readonly notes: readonly string[];
  /** In minor units; null where only the claim shows it, as with an envelope. */
  readonly amount: number | null;
  /** Cash without conditions: it can be claimed together with others, as nothing has to be read first. */
  readonly isCash: boolean;
  /** Rejects with the refusal. */
  readonly claim: () => Promise<void>;
}

/** One part that brings rewards, such as cashback; when it fails, the others are shown all the same. */
export interface ClaimSource {
  /** Names the part where it could not be loaded. */
  readonly name: string;
  readonly list: readonly Claimable[];
  /** Loads it again after it failed; undefined when it did not. */
  readonly retry: (() => void) | undefined;
}

/** The `retry` of a source that is one query. An operator without the call has no such part, which is no failure. */
export const retryOf = ({ status, data, error, refetch }: QueryLike<unknown>): ClaimSource['retry'] =>
  status === 'error' && data === undefined && !isCallMissing(error) ? () => void refetch() : undefined;
