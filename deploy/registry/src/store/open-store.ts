import { join } from 'node:path';
import { BucketBytes } from './bucket-bytes.ts';
import type { ByteStore } from './byte-store.ts';
import { FolderBytes } from './folder-bytes.ts';
import { FolderDocuments } from './folder-documents.ts';
import { ObjectStore } from './object-store.ts';
import { type Checkpoint, OnceFiles } from './once-files.ts';
import { PostgresDocuments } from './postgres-documents.ts';
import type { DocumentStore, Store } from './store.ts';

/** Where the state is; what is not named is in the registry's folder. */
export interface StorePlaces {
  /** URL of a PostgreSQL, for documents, releases and the audit log. */
  readonly database?: string | undefined;
  /** URL of an S3-compatible bucket, for the files of releases. */
  readonly bucket?: string | undefined;
}

/** The places that the variables TESSERA_REGISTRY_DATABASE and TESSERA_REGISTRY_BUCKET name. */
export const placesIn = (env: NodeJS.ProcessEnv): StorePlaces => ({
  database: env.TESSERA_REGISTRY_DATABASE || undefined,
  bucket: env.TESSERA_REGISTRY_BUCKET || undefined,
});

/** Opens the store, and removes what killed processes left half written in the folder. */
export async function openStore(
  folder: string,
  { database, bucket }: StorePlaces = {},
  checkpoint?: Checkpoint,
): Promise<Store> {
  const files = new OnceFiles(join(folder, 'drafts'), checkpoint);
  await files.removeAbandoned();
  const bytes: ByteStore = bucket ? await BucketBytes.open(bucket, checkpoint) : new FolderBytes(folder, files);
  const documents: DocumentStore = database
    ? await PostgresDocuments.open(database, checkpoint)
    : new FolderDocuments(folder, files);
  return { objects: new ObjectStore(bytes), documents };
}

export async function closeStore({ objects, documents }: Store): Promise<void> {
  await Promise.all([objects.close(), documents.close()]);
}
