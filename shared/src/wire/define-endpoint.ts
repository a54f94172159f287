import type * as v from 'valibot';
import type { MoneyCodec } from './money-codec.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Schema = v.GenericSchema<unknown, unknown>;
/** A schema, or if it contains amounts a function of a money codec that makes it. */
export type SchemaSource<S extends Schema = Schema> = S | ((money: MoneyCodec) => S);

/** One call of the operator API (spec §7): client and operator use the same schemas for request and answer. */
export interface Endpoint<Request extends Schema = Schema, Answer extends Schema = Schema> {
  /** Stable name, e.g. `wallet.balance`; used for query keys, logs and checks. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Path with `:params`, e.g. `/lgw/draw/code/:code`; a parameter is taken from the request object. */
  readonly path: string;
  /** Module id of the merchant's switch for this call (wire-facts); `null` if it has none. */
  readonly module: string | null;
  /** `required` refuses visitors, `optional` sends the token when there is one (decision 21), `none` never sends it. */
  readonly token: 'required' | 'optional' | 'none';
  /** The payload names the token as well (spec §3, launch); the API layer writes it, callers never hold it. */
  readonly tokenInPayload?: boolean;
  /** Whether the payload is sent in a PayloadCipher envelope (decision 22). */
  readonly isEncrypted?: boolean;
  /** `form` is sent as `application/x-www-form-urlencoded` (spec §7, forgot password). */
  readonly body?: 'json' | 'form';
  /** Success is a file, without the envelope; `answer` is its text. Refusals are as of any other call. */
  readonly isFile?: boolean;
  /** Parameters and body as one flat object: the query string for GET and DELETE, the JSON body otherwise. */
  readonly request: SchemaSource<Request>;
  /** The content of the envelope's `value`. */
  readonly answer: SchemaSource<Answer>;
}

/** Declares a call; the schemas' types are preserved, so that caller and handler are checked against them. */
export function defineEndpoint<Request extends Schema, Answer extends Schema>(
  endpoint: Endpoint<Request, Answer>,
): Endpoint<Request, Answer> {
  return endpoint;
}

/** The schema for one direction of conversion; see {@link MoneyCodec}. */
export function schemaFor<S extends Schema>(source: SchemaSource<S>, money: MoneyCodec): S {
  return typeof source === 'function' ? source(money) : source;
}

/** What a caller passes and what a handler receives; amounts are integer minor units on both sides. */
export type RequestOf<E> = E extends Endpoint<infer Request, Schema> ? v.InferOutput<Request> : never;
/** What a handler returns and what a caller receives; amounts are integer minor units on both sides. */
export type AnswerOf<E> = E extends Endpoint<Schema, infer Answer> ? v.InferOutput<Answer> : never;
