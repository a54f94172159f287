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

/** What came of a request, or of looking up the one before it. */
export type MoneyOutcome<Made> =
  /** It was carried out; `isLate` when that was found by looking it up. */
  | { readonly status: 'made'; readonly made: Made; readonly isLate: boolean }
  /** The operator answered that it was not carried out, and why. */
  | { readonly status: 'refused'; readonly error: ApiError }
  /** Looked up: it was not carried out and never will be. */
  | { readonly status: 'not-made'; readonly amountMinor: number }
  /** No answer, neither to the request nor to the lookup; it stays open. */
  | { readonly status: 'unknown'; readonly error: ApiError }
  /** Nothing to show: nothing was open, another one is on its way, or the account has left meanwhile. */
  | { readonly status: 'none' };

interface Options<Fields, Made> {
  readonly kind: MoneyRequestKind;
  /** In minor units; what is remembered of the request beside its id. */
  readonly amountOf: (fields: Fields) => number;
  readonly send: (fields: Fields, requestId: string) => Promise<Result<Made>>;
  /** Asks the operator what came of a request; null means that it never will be carried out. */
  readonly lookUp: (requestId: string) => Promise<Result<Made | null>>;
}

const none = { status: 'none' } as const;

/** Whether the last request of the kind has no known outcome, so that its button checks it instead of sending another one. */
export const isUnresolved = (status: MoneyRequestStatus): boolean => status === 'unknown' || status === 'checking';

/**
 * Whether a failure leaves open what became of the request. A refusal does not, nor does a closed site: they are answers,
 * but one to the lookup is about the lookup alone, so what it says of money is not shown.
 */
export const isUnanswered = ({ kind, code }: ApiError): boolean =>
  kind !== 'rejected' && kind !== 'unauthorized' && !isSiteClosed(code);

/**
 * One kind of request that moves money. It is written down before it is sent, also for the time after a reload, until its
 * outcome is known; meanwhile no other one of its kind is sent. So pressing again cannot act twice.
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

  /** Sends a request, unless an earlier one is open: then that one is looked up and nothing is sent. */
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
      // It stays open for whoever comes back to this account.
      if (requestingAccount() !== account) return none;
      if (!answer.ok) return { status: 'unknown', error: answer.error };
      forgetRequest(id);
      return { status: 'made', made: answer.value, isLate: false };
    });
  }

  /** Looks up the open request, if there is one and nobody is doing so. Sends nothing. */
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

/**
 * The status of a request, kept current. One that is open when the component appears, as after a reload, or when its
 * account comes back, is looked up; `onChecked` gets what was found, once however many components ask.
 */
export function useMoneyRequest<Fields, Made>(
  request: MoneyRequest<Fields, Made>,
  onChecked: (outcome: MoneyOutcome<Made>) => void,
): MoneyRequestStatus {
  const account = useSyncExternalStore(request.subscribe, requestingAccount);
  const status = useSyncExternalStore(request.subscribe, request.status);
  const latest = useRef(onChecked);
  latest.current = onChecked;
  useEffect(() => {
    if (account !== undefined) void request.check().then((outcome) => latest.current(outcome));
  }, [request, account]);
  return status;
}
