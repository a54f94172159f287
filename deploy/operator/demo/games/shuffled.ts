import { type Draw, drawFor } from '@tessera/shared/art';

/** A copy in an order that the seed decides, the same on every machine. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const draw: Draw = drawFor(seed);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
