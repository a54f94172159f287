import { type AnswerOf, type Endpoint, type RequestOf, schemaFor } from '@tessera/shared/wire/define-endpoint';
import { describingMoney } from '@tessera/shared/wire/money-codec';
import * as v from 'valibot';

/** A refused or failed call, with the operator's code. */
export class ConsoleError extends Error {
  readonly status: number;
  readonly code: string;
  /** What the text of the refusal names: `{kind, playCode}`. */
  readonly values: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, values: Readonly<Record<string, unknown>> = {}) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.values = values;
  }
}

const envelope = v.object({ success: v.boolean(), value: v.optional(v.unknown()), message: v.optional(v.string()) });

const valuesOf = (value: unknown) => (v.is(v.record(v.string(), v.unknown()), value) ? value : {});

/** One call of the console API, with the cookie of the signed-in operator. Throws {@link ConsoleError}. */
export async function consoleCall<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<AnswerOf<E>> {
  const rest = { ...(request as Record<string, unknown>) };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const isRead = endpoint.method === 'GET';
  // One pair per value: the operator parses repeated keys as a list.
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([key, value]) =>
      [value].flat().flatMap((one) => (one === undefined ? [] : [[key, String(one)]])),
    ),
  );
  const answer = await fetch(isRead && query.size > 0 ? `${path}?${query}` : path, {
    method: endpoint.method,
    headers: { 'x-tessera-console': '1', ...(isRead ? {} : { 'content-type': 'application/json' }) },
    ...(isRead ? {} : { body: JSON.stringify(rest) }),
  });
  const body = v.parse(envelope, await answer.json());
  if (!body.success) throw new ConsoleError(answer.status, body.message ?? '', valuesOf(body.value));
  return v.parse(schemaFor(endpoint.answer, describingMoney), body.value) as AnswerOf<E>;
}
