/** A name in a {@link ByteStore}, with when it was written. */
export interface StoredName {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** Bytes by name, in a folder or in a bucket. Names have parts, separated by slashes. */
export interface ByteStore {
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | undefined>;
  /** Whoever reads meanwhile gets all of it or nothing. `step` names the write for checkpoints. */
  write(name: string, content: Uint8Array, step: string): Promise<void>;
  /** Removing what is not there changes nothing. */
  remove(name: string): Promise<void>;
  /** Every name that begins like this, in no order. */
  list(start: `${string}/`): AsyncIterable<StoredName>;
  close(): Promise<void>;
}
