import { readStored, writeStored } from '@tessera/shared/session';
import { createStore } from '@tessera/shared/store';

/** Notices opened in this session, as `index_notice` keeps them; whatever else stands there counts as none. */
function storedIds(): readonly string[] {
  const stored: unknown = readStored('index_notice');
  return Array.isArray(stored) && stored.every((id) => typeof id === 'string') ? stored : [];
}

const readIds = createStore(storedIds, { rendered: [] });

export function markRead(ids: readonly string[]): void {
  const before = readIds.get();
  const fresh = ids.filter((id) => !before.includes(id));
  if (fresh.length === 0) return;
  readIds.set([...before, ...fresh]);
  writeStored('index_notice', readIds.get());
}

/** After a change of account, whose storage went with it: reads again what is stored now. */
export const reloadRead = (): void => readIds.set(storedIds());

export const isRead = (id: string): boolean => readIds.get().includes(id);

/** Ids of the notices that were opened, kept current. */
export const useReadIds = (): readonly string[] => readIds.use();

/** Of the greetings that were closed, the latest are kept: a shared device must not collect them for ever. */
const keptGreetings = 50;
const mark = (member: string, notice: string): string => `${member}/${notice}`;

/** Whether a member has closed a greeting or a notice on this device, in this session or one before. */
export const isDismissed = (member: string, notice: string): boolean =>
  (readStored('greeted') ?? []).includes(mark(member, notice));

export function dismiss(member: string, notices: readonly string[]): void {
  const marks = notices.map((notice) => mark(member, notice));
  const before = (readStored('greeted') ?? []).filter((one) => !marks.includes(one));
  writeStored('greeted', [...before, ...marks].slice(-keptGreetings));
}

/** Takes a `dismiss` back. */
export function showAgain(member: string, notice: string): void {
  const before = readStored('greeted') ?? [];
  writeStored(
    'greeted',
    before.filter((one) => one !== mark(member, notice)),
  );
}
