import { readStored, writeStored } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { useEffect } from 'react';
import { noteVisit } from '../../api/registration.ts';

/** Counts a visit by a member's link, once a day for this browser and code; nobody waits for it. */
export function useNotedVisit(code: string): void {
  const isCounted = useSwitch('REFERRAL3') && code !== '';
  useEffect(() => {
    if (!isCounted) return;
    const day = new Date().toISOString().slice(0, 10);
    const last = readStored('notedVisit');
    if (last?.code === code && last.day === day) return;
    writeStored('notedVisit', { code, day });
    void noteVisit(code);
  }, [isCounted, code]);
}
