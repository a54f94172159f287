import type { Target } from '@tessera/shared/contract';
import { useCallback } from 'react';
import { enterCentre } from '../intents/enter-centre.ts';
import { follow } from './navigation.ts';

/** Follows a menu item's target; asks a visitor to sign in if a centre needs it. */
export function useFollow(): (target: Target) => void {
  return useCallback((target) => {
    void follow(target, {}, async (centre, page) => {
      await enterCentre(centre, page);
    });
  }, []);
}
