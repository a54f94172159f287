import { useIsOfEdge } from '../store/store.ts';
import { renderedAt, serverNow } from './clock.ts';

/**
 * The operator's clock as of this render, in milliseconds since 1970. What takes over a rendered page begins with the time at which the
 * edge has rendered it: a limit may have passed since, and React would find other elements than its own.
 */
export function useServerNow(): number {
  const isOfEdge = useIsOfEdge();
  return (isOfEdge && renderedAt()) || serverNow();
}
