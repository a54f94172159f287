/** What went wrong with a call, by kind; `code` is the operator's own where it gave one. */
export type ApiErrorKind = 'offline' | 'unauthorized' | 'rejected' | 'broken-contract' | 'server';

/** The code of an `offline` failure that is a line too slow for an answer, not one that is away. */
export const SLOW_LINE = 'line.slow';

/** A failed call as a value. It extends Error only so that a query library can carry it. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** Dotted lower-case key, e.g. `request.body.required`; empty when the operator gave none. */
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

/** What a call came to: the answer, or why there is none; never an exception. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ApiError };

/** A call that succeeded. */
export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
/** A call that did not. */
export const failed = (error: ApiError): Result<never> => ({ ok: false, error });
