import type { FastifyBaseLogger } from 'fastify';

/**
 * Does the work for one item after another; a failure is logged and does not stop the later items. Throws at the end when
 * any item failed, so that the caller knows that not everything was done.
 */
export async function forEachIsolated<Item extends object>(
  log: Pick<FastifyBaseLogger, 'error'>,
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (cause) {
      failures.push(cause);
      log.error({ err: cause, item }, 'one item failed, the others go on');
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} items failed.`);
}
