import type { getVendorTransfers } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';

type Value = string | number | readonly string[];
/** SQL with a `?` for its value; one without a value is left out. */
type Condition = readonly [sql: string, value: Value | null | undefined];

/** Where a queue has what all queues are filtered by. */
interface Columns {
  readonly merchant: string;
  readonly at: string;
  readonly amountMinor: string;
  /** Searched for a part of what was typed. */
  readonly texts: readonly string[];
}

type MoneyQueue = Pick<
  RequestOf<typeof getVendorTransfers>,
  'merchant' | 'search' | 'fromMs' | 'toMs' | 'minMinor' | 'maxMinor'
>;

/** The conditions of the filters that every queue of money has. */
export const moneyConditions = (
  { merchant, at, amountMinor, texts }: Columns,
  { search, fromMs, toMs, minMinor, maxMinor, ...asked }: MoneyQueue,
): readonly Condition[] => [
  [`${merchant} = ?`, asked.merchant],
  [texts.map((text) => `strpos(lower(${text}), lower(?)) > 0`).join(' or '), search || null],
  [`${at} >= to_timestamp(?::double precision / 1000)`, fromMs],
  [`${at} < to_timestamp(?::double precision / 1000)`, toMs],
  [`${amountMinor} >= ?`, minMinor],
  [`${amountMinor} <= ?`, maxMinor],
];

/** What reads one page of a queue: the conditions that are set, the order, and the page. */
export function pageOf(
  conditions: readonly Condition[],
  order: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): [where: string, params: Value[]] {
  const set = conditions.flatMap(([sql, value]) =>
    value === undefined || value === null ? [] : [[sql, value] as const],
  );
  const where = set.map(([sql], n) => `(${sql.replaceAll('?', `$${n + 1}`)})`).join(' and ') || 'true';
  const limit = `limit $${set.length + 1} offset $${set.length + 2}`;
  return [`${where} order by ${order} ${limit}`, [...set.map(([, value]) => value), pageSize, (page - 1) * pageSize]];
}
