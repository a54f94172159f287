import type { S3Client } from '@aws-sdk/client-s3';
import type { ByteStore, StoredName } from './byte-store.ts';
import type { Checkpoint } from './once-files.ts';
import { BucketAway } from './store-failures.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Where a bucket is. */
interface BucketAddress {
  /** Without it, it is a bucket of AWS itself. */
  readonly endpoint?: string;
  readonly bucket: string;
  /** Before all names: empty, or ending with a slash. */
  readonly prefix: string;
}

/** Reads `https://host/bucket[/prefix]` or `s3://bucket[/prefix]`; throws if it is neither. */
export function readBucketAddress(text: string): BucketAddress {
  const wrong = (why: string): never => {
    throw new Error(`TESSERA_REGISTRY_BUCKET ${why}; it is https://host/bucket[/prefix], or s3://bucket[/prefix].`);
  };
  if (!URL.canParse(text)) return wrong('is no address');
  const { protocol, host, hostname, username, password, pathname, origin } = new URL(text);
  if (username || password) wrong('has credentials, which belong into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const parts = pathname.split('/').filter((part) => part !== '');
  const bucket = protocol === 's3:' ? hostname : (parts.shift() ?? '');
  if (!bucket) wrong('names no bucket');
  const prefix = parts.length > 0 ? `${parts.join('/')}/` : '';
  if (protocol === 's3:') return { bucket, prefix };
  if ((protocol !== 'https:' && protocol !== 'http:') || !host) wrong('is no address');
  return { endpoint: origin, bucket, prefix };
}

function credentialsIn(env: NodeJS.ProcessEnv) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('The bucket of the registry needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  return { accessKeyId, secretAccessKey, ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}) };
}

/** A server that does not answer must not hold a request up for long. */
const connectionTimeout = 3_000;
const requestTimeout = 20_000;

/**
 * Bytes in a bucket of an S3-compatible server. It needs no more of the server than that what was written can be read:
 * nothing is decided by conditional requests, which not all servers keep to.
 */
export class BucketBytes implements ByteStore {
  readonly #sdk: Sdk;
  readonly #client: S3Client;
  readonly #address: BucketAddress;
  readonly #checkpoint: Checkpoint;

  private constructor(sdk: Sdk, client: S3Client, address: BucketAddress, checkpoint: Checkpoint) {
    this.#sdk = sdk;
    this.#client = client;
    this.#address = address;
    this.#checkpoint = checkpoint;
  }

  static async open(url: string, checkpoint: Checkpoint = () => {}, env = process.env): Promise<BucketBytes> {
    const address = readBucketAddress(url);
    const credentials = credentialsIn(env);
    // Loaded only where there is a bucket: it takes a quarter of a second.
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      ...(address.endpoint === undefined ? {} : { endpoint: address.endpoint, forcePathStyle: true }),
      region: env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1',
      credentials,
      // Checksums of a newer kind, which not all servers know; an object is compared with its hash when it is read.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
    });
    return new BucketBytes(sdk, client, address, checkpoint);
  }

  #place(name: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.#address.bucket, Key: `${this.#address.prefix}${name}` };
  }

  /** Whether it is there as a whole: some servers keep what they had received of an upload that broke off. */
  async has(name: string): Promise<boolean> {
    const command = new this.#sdk.HeadObjectCommand(this.#place(name));
    const found = await this.#ifThere(this.#client.send(command));
    return found?.Metadata?.bytes === String(found?.ContentLength);
  }

  async read(name: string): Promise<Buffer | undefined> {
    const command = new this.#sdk.GetObjectCommand(this.#place(name));
    const read = async (): Promise<Buffer> => {
      const { Body } = await this.#client.send(command);
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    };
    return this.#ifThere(read());
  }

  async write(name: string, content: Uint8Array, step: string): Promise<void> {
    const command = new this.#sdk.PutObjectCommand({
      ...this.#place(name),
      Body: content,
      Metadata: { bytes: String(content.length) },
    });
    const writing = this.#answered(this.#client.send(command));
    // An error of the checkpoint must not leave it unhandled.
    writing.catch(() => undefined);
    this.#checkpoint(`${step}:drafted`);
    await writing;
    this.#checkpoint(`${step}:created`);
  }

  async remove(name: string): Promise<void> {
    await this.#answered(this.#client.send(new this.#sdk.DeleteObjectCommand(this.#place(name))));
  }

  async *list(start: `${string}/`): AsyncIterable<StoredName> {
    const { bucket, prefix } = this.#address;
    let from: string | undefined;
    do {
      const command = new this.#sdk.ListObjectsV2Command({
        Bucket: bucket,
        Prefix: `${prefix}${start}`,
        ContinuationToken: from,
      });
      const page = await this.#answered(this.#client.send(command));
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified) yield { name: Key.slice(prefix.length), writtenAt: LastModified.getTime() };
      from = page.NextContinuationToken;
    } while (from !== undefined);
  }

  async close(): Promise<void> {
    this.#client.destroy();
  }

  async #ifThere<Result>(answer: Promise<Result>): Promise<Result | undefined> {
    try {
      return await answer;
    } catch (cause) {
      // A head request has no body, and so no code.
      const isMissing = cause instanceof this.#sdk.NoSuchKey || cause instanceof this.#sdk.NotFound;
      if (isMissing) return undefined;
      throw this.#away(cause);
    }
  }

  async #answered<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      return await answer;
    } catch (cause) {
      throw this.#away(cause);
    }
  }

  #away(cause: unknown): BucketAway {
    const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
    return new BucketAway(`The bucket ${this.#address.bucket} failed: ${name}: ${message}`, { cause });
  }
}
