import { readStored, writeStored } from '@tessera/shared/session';

/** Of the latest; a shared device must not gather them for ever. */
const kept = 50;

const mark = (member: string, notice: string): string => `${member}/${notice}`;

/** Whether a member has closed a greeting on this device, in this session or one before. */
export const isGreeted = (member: string, notice: string): boolean =>
  (readStored('greeted') ?? []).includes(mark(member, notice));

export function rememberGreeted(member: string, notices: readonly string[]): void {
  const marks = notices.map((notice) => mark(member, notice));
  const before = (readStored('greeted') ?? []).filter((one) => !marks.includes(one));
  writeStored('greeted', [...before, ...marks].slice(-kept));
}
