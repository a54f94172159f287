import { useEffect } from 'react';
import { countToClaim, type Mission } from '../../model/missions.ts';
import { port } from '../../port.ts';

/** Emits how many missions can be claimed, for the menu's badge, with each answer. */
export function useMissionCount(missions: readonly Mission[] | undefined): void {
  useEffect(() => {
    if (missions) port.emit('promotions:missions-counted', { count: countToClaim(missions) });
  }, [missions]);
}
