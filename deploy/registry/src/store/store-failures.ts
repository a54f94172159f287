import { DatabaseAway } from '@tessera/database/database';

/** The bucket gave no usable answer. */
export class BucketAway extends Error {
  override name = 'BucketAway';
}

/** An object is not what its name says: the disk, or somebody, has changed it. */
export class DamagedObject extends Error {
  override name = 'DamagedObject';

  constructor(hash: string) {
    super(
      `The stored object ${hash} has another content than its name says; remove it, and publish the release again.`,
    );
  }
}

/** Whether the store cannot be reached. What was asked for may have been done: a repeated request finds out. */
export const isStoreAway = (cause: unknown): cause is Error =>
  cause instanceof DatabaseAway || cause instanceof BucketAway;
