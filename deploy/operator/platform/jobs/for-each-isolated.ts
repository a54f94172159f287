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

interface Pages<Item> {
  readonly size: number;
  /** The items behind an id by their ids, at most as many as a page has. */
  readonly next: (afterId: number) => Promise<readonly Item[]>;
  /** No further page is begun once it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** The same for more items than are read at once: a page with failures does not stop the later pages. */
export async function forEachPageIsolated<Item extends { readonly id: number }>(
  log: Pick<FastifyBaseLogger, 'error'>,
  { size, next, signal }: Pages<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let lastId = 0;
  for (let found = size; found === size && !signal?.aborted; ) {
    const page = await next(lastId);
    found = page.length;
    lastId = page.at(-1)?.id ?? lastId;
    await forEachIsolated(log, page, work).catch((cause: unknown) => failures.push(cause));
  }
  if (failures.length > 0) throw new AggregateError(failures, `Items of ${failures.length} pages failed.`);
}
