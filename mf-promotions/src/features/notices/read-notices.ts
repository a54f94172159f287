import { readStored, writeStored } from '@tessera/shared/session';
import { useSyncExternalStore } from 'react';

const nothing: readonly string[] = [];
const watchers = new Set<() => void>();
let known: readonly string[] | undefined;

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

/** Notices opened in this session, as `index_notice` keeps them; whatever else stands there counts as none. */
function readIds(): readonly string[] {
  if (!known) {
    const stored = readStored('index_notice');
    known = isIds(stored) ? stored : nothing;
  }
  return known;
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

export function markRead(ids: readonly string[]): void {
  const before = readIds();
  const fresh = ids.filter((id) => !before.includes(id));
  if (fresh.length === 0) return;
  known = [...before, ...fresh];
  writeStored('index_notice', known);
  tell();
}

/** The account was left, and its storage with it: what is stored now is read anew. */
export function forgetRead(): void {
  known = undefined;
  tell();
}

export const isRead = (id: string): boolean => readIds().includes(id);

/** Ids of the notices that were opened, kept current. */
export function useReadIds(): readonly string[] {
  return useSyncExternalStore((changed) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  }, readIds);
}
