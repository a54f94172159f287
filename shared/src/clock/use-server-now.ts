import { useIsOfEdge } from '../store/store.ts';
import { renderedAt, serverNow } from './clock.ts';

/**
 * The server's time of this render, in milliseconds since 1970. A part that is taken over has the time at which the edge has
 * rendered it first: a limit may have passed since, and React would not find its elements.
 */
export function useServerNow(): number {
  const isOfEdge = useIsOfEdge();
  return (isOfEdge && renderedAt()) || serverNow();
}
