/** As far as the wire counts pages. */
const last = 100_000;

/** The page an address names; the first when it names none that can be. */
export function readPage(params: URLSearchParams, key = 'page'): number {
  const page = Number(params.get(key));
  return Number.isInteger(page) && page > 0 && page <= last ? page : 1;
}
