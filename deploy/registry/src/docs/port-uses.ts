import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IS_SOURCE = /\.tsx?$/;
const IS_TEST = /\.test(-d)?\.tsx?$|[\\/]testing[\\/]/;
const NAME = String.raw`(?:<[^>(]*>)?\(\s*(?:'([^']+)'|([^\s)]))`;
// Each names its event or intent literally, because a computed name could not appear in a table.
const LISTENS = new RegExp(String.raw`(?<!function )\b(?:useEvent|useFact|(?:bus|events|port)\.on)${NAME}`, 'g');
const EMITS = new RegExp(String.raw`\bport\.emit${NAME}`, 'g');
// The session module emits on behalf of remotes, with the owner as its first argument.
const EMITS_FOR = /\bbus\.emit\(\s*'[^']+',\s*'([^']+)'()/g;
const ASKS = new RegExp(String.raw`(?<![\w.]|function )(?:port\.)?ask${NAME}`, 'g');

/** Names in alphabetical order. */
export interface PortUses {
  readonly listens: readonly string[];
  readonly emits: readonly string[];
  readonly asks: readonly string[];
  /** Calls whose event or intent is not a literal, as `file: call`. */
  readonly unreadable: readonly string[];
}

/** The events and intents that a folder's sources listen to, emit and ask for, without tests. */
export function portUses(dir: string): PortUses {
  const unreadable: string[] = [];
  const found = { listens: new Set<string>(), emits: new Set<string>(), asks: new Set<string>() };
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !IS_SOURCE.test(entry.name) || IS_TEST.test(join(entry.parentPath, entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const source = readFileSync(path, 'utf8');
    const collect = (names: Set<string>, calls: RegExp) => {
      for (const [call, name] of source.matchAll(calls)) {
        if (name) names.add(name);
        else unreadable.push(`${path}: ${call}`);
      }
    };
    collect(found.listens, LISTENS);
    collect(found.emits, EMITS);
    collect(found.emits, EMITS_FOR);
    // `ask` alone could be any function: it is an intent only if imported from the intents, or called on a port.
    if (/\bport\.ask\b|\bask\b[^;]*from '@tessera\/shared\/intents'/.test(source)) collect(found.asks, ASKS);
  }
  const sorted = (names: Set<string>) => [...names].sort();
  return { listens: sorted(found.listens), emits: sorted(found.emits), asks: sorted(found.asks), unreadable };
}
