/** Kinds of failed calls; `code` is the operator's own, if it sent one. */
export type ApiErrorKind = 'offline' | 'unauthorized' | 'rejected' | 'broken-contract' | 'server';

/** The code of an `offline` failure caused by a slow connection, not a missing one. */
export const SLOW_LINE = 'line.slow';

/** A failed call as a value. It extends Error only so that a query library can carry it. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** Dotted lower-case key, e.g. `request.body.required`; empty if the operator sent none. */
  readonly code: string;
  /** Flags beside the code, e.g. `{captcha: true}`. */
  readonly flags: Readonly<Record<string, unknown>>;
  readonly endpoint: string;

  constructor(
    kind: ApiErrorKind,
    endpoint: string,
    code = '',
    flags: Readonly<Record<string, unknown>> = {},
    cause?: unknown,
  ) {
    super(`${endpoint}: ${kind}${code && ` (${code})`}`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.flags = flags;
    this.endpoint = endpoint;
  }
}

/** Whether the operator does not have a call or has switched it off, so that asking again is of no use. */
export const isCallMissing = (cause: unknown): boolean =>
  cause instanceof ApiError &&
  (cause.code === 'function.not.available' || cause.code === 'request.not.found' || cause.flags.status === 404);

/** The outcome of a call: the answer or an error; never an exception. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ApiError };

/** Makes the outcome of a successful call. */
export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
/** Makes the outcome of a failed call. */
export const failed = (error: ApiError): Result<never> => ({ ok: false, error });
