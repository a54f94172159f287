import { maxOrderLines } from '@tessera/shared/wire/lottery';
import { useSyncExternalStore } from 'react';
import { createSlip, type Slip } from '../../model/slip.ts';

/** The page's one slip; it outlives the page, so that leaving for another does not empty it. */
export const slip = createSlip(maxOrderLines);

export const useSlip = (): Slip => useSyncExternalStore(slip.subscribe, slip.current);
