import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IS_SOURCE = /\.tsx?$/;
const IS_TEST = /\.test\.tsx?$/;
// A listener names its event where it listens; a name that is computed there could not be told by any table.
const LISTENER =
  /(?<!function )\b(?:useEvent|useFact|(?:bus|events|port)\.on)(?:<[^>(]*>)?\(\s*(?:'([^']+)'|([^\s)]))/g;

/** The events that a folder's sources listen to by name, and the listeners whose event can't be read there. */
export function heardEvents(dir: string): {
  readonly events: readonly string[];
  readonly unreadable: readonly string[];
} {
  const events = new Set<string>();
  const unreadable: string[] = [];
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !IS_SOURCE.test(entry.name) || IS_TEST.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    for (const [listener, name] of readFileSync(path, 'utf8').matchAll(LISTENER)) {
      if (name) events.add(name);
      else unreadable.push(`${path}: ${listener}`);
    }
  }
  return { events: [...events].sort(), unreadable };
}
