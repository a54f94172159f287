import { call, ok } from '@tessera/shared/api';
import { MoneyRequest } from '@tessera/shared/api/money-request';
import { serverNow } from '@tessera/shared/clock';
import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import {
  cancelChase,
  getChase,
  getChaseOutcome,
  getChaseTerms,
  getMyChases,
  placeChase,
} from '@tessera/shared/wire/lottery';
import type { ChaseDraft, ChaseRow } from '../model/chase.ts';
import { type SlipEntry, shownListOf } from '../model/slip.ts';
import { refusedPrices } from './bets.ts';
import { useIsSignedIn } from './signed-in.ts';

export type LotteryChase = AnswerOf<typeof placeChase>;

/** While a chase goes on its page is asked for that often, where no notification comes. */
const pollMs = 15_000;

/** The issues that can be chased; fetched again when the first of them closes. */
export const useChaseTerms = endpointQuery(getChaseTerms, {
  isPublic: true,
  poll: (terms) => {
    const [open] = terms?.issues ?? [];
    return open ? Math.max(1000, open.closesAtMs + 300 - serverNow()) : false;
  },
});

const myChases = endpointQuery(getMyChases, {
  staleTime: 2000,
  poll: (page) => (page?.list.some(({ status }) => status === 'running') ? pollMs : false),
});
const chaseDetail = endpointQuery(getChase, {
  poll: (detail) => (detail?.chase.status === 'running' ? pollMs : false),
});
/** Begin the keys of every page of chases, and of each with its issues. */
export const chaseKeys = [myChases.key, chaseDetail.key];

/** A page of the member's chases, newest first. */
export function useMyChases(filter: RequestOf<typeof getMyChases>) {
  return myChases(filter, { enabled: useIsSignedIn() });
}

/** One chase with its issues. */
export const useChase = (id: string) => chaseDetail({ id: Number(id) });

/** Cancels what of a chase is not bet yet. */
export const useCancelChase = endpointMutation(cancelChase, { invalidates: chaseKeys, evenIfRefused: true });

/** What is ordered: the slip, what it is to become, and the issues as the player saw them. */
export interface ChaseOrder {
  readonly entries: readonly SlipEntry[];
  readonly draft: ChaseDraft;
  readonly rows: readonly ChaseRow[];
}

/** Orders of chases; while the outcome of one is unknown, no other is sent. */
export const chaseRequest = new MoneyRequest<ChaseOrder, LotteryChase>({
  kind: 'lottery-chase',
  amountOf: ({ rows }) => rows.at(-1)?.totalMinor ?? 0,
  send: async ({ entries, draft, rows }, requestId) => {
    const priceList = shownListOf(entries);
    if (priceList === undefined) return refusedPrices(placeChase);
    return call(placeChase, {
      requestId,
      priceList,
      gameCode: entries[0]?.gameCode ?? '',
      fromIssue: rows[0]?.issue ?? '',
      issues: rows.length,
      lastIssue: rows.at(-1)?.issue ?? '',
      strategy: draft.strategy,
      multiple: draft.multiple,
      profitPercent: draft.profitPercent,
      stopsOnWin: draft.stopsOnWin,
      total: rows.at(-1)?.totalMinor ?? 0,
      lines: entries.map(({ playCode, numbers, unitMinor, multiple, prizeGroup, rebateMilli }) => ({
        playCode,
        unit: unitMinor,
        multiple,
        prizeGroup,
        rebateMilli,
        numbers: numbers.map((row) => [...row]),
      })),
    });
  },
  lookUp: async (requestId) => {
    const answer = await call(getChaseOutcome, { requestId });
    return answer.ok ? ok(answer.value.chase) : answer;
  },
});
