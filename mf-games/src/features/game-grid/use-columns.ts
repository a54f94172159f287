import { renderedWidth } from '@tessera/shared/api';
import { useSyncExternalStore } from 'react';
import { columnsAt } from '../../model/grid.ts';

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** Cards a row in this window. */
export const useColumns = (): number =>
  useSyncExternalStore(
    subscribe,
    () => columnsAt(window.innerWidth),
    () => columnsAt(renderedWidth()),
  );
