import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { generatePayloadKey } from './http/payload-cipher.ts';

/** Secrets that the operator makes for itself. */
export interface OperatorKeys {
  /** Private half of the payload key. */
  readonly payload: JWK;
  /** Signs bot challenges. */
  readonly botCheck: string;
}

export async function generateKeys(): Promise<OperatorKeys> {
  return { payload: await generatePayloadKey(), botCheck: randomBytes(32).toString('hex') };
}

/** Reads the keys of a data folder; makes and keeps them at first. */
export async function keysIn(folder: string): Promise<OperatorKeys> {
  const file = join(folder, 'operator-keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as OperatorKeys;
  const keys = await generateKeys();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(keys), { mode: 0o600 });
  renameSync(draft, file);
  return keys;
}
