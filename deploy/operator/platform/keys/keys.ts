import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { generatePayloadKey } from '../http/payload-cipher.ts';

/** Secrets that the operator makes for itself. */
export interface OperatorKeys {
  /** Private half of the payload key. */
  readonly payload: JWK;
  /** Signs bot challenges. */
  readonly botCheck: string;
  /** Two keys are derived from it, each with its own label: one seals secrets in the database, one hashes short codes. */
  readonly sealing: string;
}

const freshKey = (): string => randomBytes(32).toString('hex');

export async function generateKeys(): Promise<OperatorKeys> {
  return { payload: await generatePayloadKey(), botCheck: freshKey(), sealing: freshKey() };
}

function keep(file: string, keys: OperatorKeys): OperatorKeys {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(keys), { mode: 0o600 });
  renameSync(draft, file);
  return keys;
}

/** Reads the keys of a data folder; creates and stores those that are missing. */
export async function keysIn(folder: string): Promise<OperatorKeys> {
  const file = join(folder, 'operator-keys.json');
  if (!existsSync(file)) return keep(file, await generateKeys());
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Omit<OperatorKeys, 'sealing'> & Partial<OperatorKeys>;
  const { sealing } = kept;
  return sealing ? { ...kept, sealing } : keep(file, { ...kept, sealing: freshKey() });
}
