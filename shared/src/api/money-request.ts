import { useEffect, useRef, useSyncExternalStore } from 'react';
import { session$ } from '../session/session.ts';
import { createStore } from '../store/store.ts';
import { ApiError, type Result } from './api-error.ts';
import { isSiteClosed } from './client.ts';
import {
  forgetRequest,
  type MoneyRequestKind,
  openRequest,
  rememberRequest,
  requestingAccount,
} from './open-requests.ts';

/** `unknown`: the last request got no answer, so it must be looked up before another one of its kind is sent. */
export type MoneyRequestStatus = 'idle' | 'sending' | 'unknown' | 'checking';

/** The outcome of a request, or of looking up the previous one. */
export type MoneyOutcome<Made> =
  /** It was executed; `isLate` if the lookup found that. */
  | { readonly status: 'made'; readonly made: Made; readonly isLate: boolean }
  /** The operator refused it, with the reason. */
  | { readonly status: 'refused'; readonly error: ApiError }
  /** The lookup found that it was not executed and never will be. */
  | { readonly status: 'not-made'; readonly amountMinor: number }
  /** No answer, neither to the request nor to the lookup; it stays open. */
  | { readonly status: 'unknown'; readonly error: ApiError }
  /** Nothing to show: nothing was open, another one is running, or the account has signed out meanwhile. */
  | { readonly status: 'none' };

export { isRequestOpen } from './open-requests.ts';

interface Options<Fields, Made> {
  readonly kind: MoneyRequestKind;
  /** In minor units; stored with the request's id. */
  readonly amountOf: (fields: Fields) => number;
  readonly send: (fields: Fields, requestId: string) => Promise<Result<Made>>;
  /** Asks the operator for the outcome of a request; null means that it will never be executed. */
  readonly lookUp: (requestId: string) => Promise<Result<Made | null>>;
}

const none = { status: 'none' } as const;

/**
 * Whether the last request of the kind has no known outcome; then its button looks it up instead of sending another
 * one.
 */
export const isUnresolved = (status: MoneyRequestStatus): boolean => status === 'unknown' || status === 'checking';

/**
 * Whether a failure leaves the outcome of the request unknown. A refusal or a closed site are answers. But a refused
 * lookup says nothing about the money, so it is not shown as an outcome.
 */
export const isUnanswered = ({ kind, code }: ApiError): boolean =>
  kind !== 'rejected' && kind !== 'unauthorized' && !isSiteClosed(code);

/**
 * One kind of request that moves money. It is stored before it is sent, also across a reload, until its outcome is
 * known; meanwhile no other one of its kind is sent. So a second click cannot act twice.
 */
export class MoneyRequest<Fields, Made> {
  readonly #options: Options<Fields, Made>;
  readonly #work = createStore<'sending' | 'checking' | undefined>(undefined);

  constructor(options: Options<Fields, Made>) {
    this.#options = options;
  }

  readonly status = (): MoneyRequestStatus =>
    this.#work.get() ?? (openRequest(this.#options.kind) ? 'unknown' : 'idle');

  readonly subscribe = (changed: () => void): (() => void) => {
    const leaveWork = this.#work.subscribe(changed);
    const session = session$.subscribe(changed);
    return () => {
      leaveWork();
      session.unsubscribe();
    };
  };

  /** Sends a request. If an earlier one is open, looks that up instead and sends nothing. */
  async submit(fields: Fields): Promise<MoneyOutcome<Made>> {
    const { kind, amountOf, send } = this.#options;
    if (this.status() !== 'idle') return this.check();
    const account = requestingAccount();
    if (account === undefined)
      return { status: 'refused', error: new ApiError('unauthorized', kind, 'session.required') };
    const id = crypto.randomUUID();
    rememberRequest({ kind, id, account, amountMinor: amountOf(fields) });
    return this.#during('sending', async () => {
      const answer = await send(fields, id);
      if (!answer.ok && !isUnanswered(answer.error)) {
        forgetRequest(id);
        return { status: 'refused', error: answer.error };
      }
      // It stays open for the next sign-in of this account.
      if (requestingAccount() !== account) return none;
      if (!answer.ok) return { status: 'unknown', error: answer.error };
      forgetRequest(id);
      return { status: 'made', made: answer.value, isLate: false };
    });
  }

  /** Looks up the open request, if there is one and no lookup is running. Sends nothing. */
  async check(): Promise<MoneyOutcome<Made>> {
    const { kind, lookUp } = this.#options;
    const open = openRequest(kind);
    if (!open || this.#work.get()) return none;
    return this.#during('checking', async () => {
      const answer = await lookUp(open.id);
      if (!answer.ok) return { status: 'unknown', error: answer.error };
      if (requestingAccount() !== open.account) return none;
      forgetRequest(open.id);
      if (answer.value === null) return { status: 'not-made', amountMinor: open.amountMinor };
      return { status: 'made', made: answer.value, isLate: true };
    });
  }

  async #during(work: 'sending' | 'checking', run: () => Promise<MoneyOutcome<Made>>): Promise<MoneyOutcome<Made>> {
    this.#work.set(work);
    try {
      return await run();
    } finally {
      this.#work.set(undefined);
    }
  }
}

/** Where a page is rendered, nothing has been asked for. */
const statusAtEdge = (): MoneyRequestStatus => 'idle';

/**
 * The current status of a request, as a hook. A request that is open when the component mounts, for example after a
 * reload, or when its account returns, is looked up; `onChecked` gets the outcome, once however many components use
 * it.
 */
export function useMoneyRequest<Fields, Made>(
  request: MoneyRequest<Fields, Made>,
  onChecked: (outcome: MoneyOutcome<Made>) => void,
): MoneyRequestStatus {
  const account = useSyncExternalStore(request.subscribe, requestingAccount, () => undefined);
  const status = useSyncExternalStore(request.subscribe, request.status, statusAtEdge);
  const latest = useRef(onChecked);
  latest.current = onChecked;
  useEffect(() => {
    if (account !== undefined) void request.check().then((outcome) => latest.current(outcome));
  }, [request, account]);
  return status;
}
