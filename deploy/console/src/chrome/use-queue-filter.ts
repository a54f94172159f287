import { daysRange, isDay } from '@tessera/shared/format';
import { useSearchParams } from '@tessera/shared/router';
import { type ConsoleMerchant, getConsoleMerchants } from '@tessera/shared/wire/console';
import { useEffect, useMemo, useState } from 'react';
import { useConsole } from '../api/queries.ts';
import { minorOf, ZONE } from '../format.ts';

export const queuePageSize = 50;
/** The first and the last day that a filter may name. */
export const [firstDay, lastDay] = ['2000-01-01', '2099-12-31'];

/** Set by the views of a page; what remains is a filter that can be cleared. */
const notFilters = ['view', 'page'];

/** Filters that are typed: the operator is asked once the typing pauses, not for every letter. */
const typedFilters = ['search', 'min', 'max'];
const typingPauseMs = 300;

/** What the operator is asked for, by the filters that every queue of money has. */
interface QueueRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly merchant?: string;
  readonly search?: string;
  readonly fromMs?: number;
  readonly toMs?: number;
  readonly minMinor?: number;
  readonly maxMinor?: number;
}

export interface QueueFilter {
  /** As in the address; empty when it is not set. */
  read(name: string): string;
  /** One of the choices, or undefined. */
  choiceOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
  /** Changes some of the filters and goes back to the first page, or to that of the change. */
  set(changes: Readonly<Record<string, string>>): void;
  readonly isSet: boolean;
  clear(): void;
  readonly request: QueueRequest;
  readonly merchants: readonly ConsoleMerchant[];
  /** Of whose currency amounts are. */
  readonly merchant: ConsoleMerchant | undefined;
}

function requestOf(query: URLSearchParams, merchant: ConsoleMerchant | undefined): QueueRequest {
  const [from, to] = ['from', 'to'].map((name) => query.get(name) ?? '');
  // While a year is typed, the browser also reports the years 2, 20 and 202.
  const dayOr = (day: string | undefined, other: string) =>
    day && isDay(day) && day >= firstDay && day <= lastDay ? day : other;
  const { fromMs, toMs } = daysRange(dayOr(from, firstDay), dayOr(to, lastDay), ZONE);
  const [minMinor, maxMinor] = ['min', 'max'].map((name) => {
    const typed = query.get(name);
    return typed && merchant ? minorOf(typed, merchant.currency) : null;
  });
  const [search, code] = ['search', 'merchant'].map((name) => query.get(name)?.trim());
  const page = Number(query.get('page'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: queuePageSize,
    // Also before the list of merchants has arrived.
    ...(code && code.length <= 40 ? { merchant: code } : {}),
    ...(search ? { search: search.slice(0, 40) } : {}),
    ...(dayOr(from, '') ? { fromMs } : {}),
    ...(dayOr(to, '') ? { toMs } : {}),
    ...(typeof minMinor === 'number' ? { minMinor } : {}),
    ...(typeof maxMinor === 'number' ? { maxMinor } : {}),
  };
}

/** The query as it was when typing last paused; every other change of it counts at once. */
function useSettledQuery(query: URLSearchParams): URLSearchParams {
  const [settled, setSettled] = useState(query);
  useEffect(() => {
    const isTyping = typedFilters.some((name) => query.get(name) && query.get(name) !== settled.get(name));
    const timer = setTimeout(setSettled, isTyping ? typingPauseMs : 0, query);
    return () => clearTimeout(timer);
  }, [query, settled]);
  return settled;
}

/** The filters of a queue. They are in the address, so that a reload and a link show the same rows. */
export function useQueueFilter(): QueueFilter {
  const [query, setQuery] = useSearchParams();
  const { data: merchants = [] } = useConsole(getConsoleMerchants, {});
  const merchantOf = (params: URLSearchParams) => merchants.find(({ code }) => code === params.get('merchant'));
  const settled = useSettledQuery(query);
  const settledMerchant = merchantOf(settled);
  const request = useMemo(() => requestOf(settled, settledMerchant), [settled, settledMerchant]);
  const replace = (next: Readonly<Record<string, string>>) =>
    setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true });
  return {
    read: (name) => query.get(name) ?? '',
    choiceOf: (name, choices) => choices.find((choice) => choice === query.get(name)),
    set: (changes) => replace({ ...Object.fromEntries(query), page: '', ...changes }),
    isSet: [...query.keys()].some((name) => !notFilters.includes(name)),
    clear: () => replace({ view: query.get('view') ?? '' }),
    request,
    merchants,
    merchant: merchantOf(query),
  };
}
