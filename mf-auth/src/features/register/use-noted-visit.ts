import { readStored, writeStored } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { useEffect } from 'react';
import { noteLinkVisit, noteVisit } from '../../api/registration.ts';

/** Calls `note` once a day for this browser and code; nobody waits for it. */
function useNotedOnce(
  key: 'notedVisit' | 'notedLinkVisit',
  code: string,
  note: (code: string) => Promise<unknown>,
): void {
  useEffect(() => {
    if (code === '') return;
    const day = new Date().toISOString().slice(0, 10);
    const last = readStored(key);
    if (last?.code === code && last.day === day) return;
    writeStored(key, { code, day });
    void note(code);
  }, [key, code, note]);
}

/** Counts a visit by a member's link. */
export function useNotedVisit(code: string): void {
  useNotedOnce('notedVisit', useSwitch('REFERRAL3') ? code : '', noteVisit);
}

/** Counts a visit by a promotion link; the operator ignores codes of other kinds. */
export function useNotedLinkVisit(code: string): void {
  useNotedOnce('notedLinkVisit', useSwitch('MF_AGENT') ? code : '', noteLinkVisit);
}
