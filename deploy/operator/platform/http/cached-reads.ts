import type { IncomingHttpHeaders, Server } from 'node:http';
import type { Currency } from '@tessera/shared/money';
import { type AnswerOf, type Endpoint, schemaFor } from '@tessera/shared/wire/define-endpoint';
import { writingMoney } from '@tessera/shared/wire/money-codec';
import { writeAnswer } from './parse.ts';

/** The text of an answer and its length in bytes. */
export interface CachedBody {
  readonly text: string;
  readonly bytes: number;
}

/** What an answer depends on, all of it: whatever changes the source makes it another object. */
export interface AnswerParts<Source extends object> {
  readonly source: Source;
  readonly language: string;
  readonly currency: Currency;
}

export interface AnswerCache<Source extends object> {
  /** Makes the body if there is none yet. */
  of(parts: AnswerParts<Source>): CachedBody;
  /** Makes nothing. */
  known(parts: AnswerParts<Source>): CachedBody | undefined;
}

/** Nothing has to be emptied: bodies belong to their source and go with it. */
export function cacheAnswers<E extends Endpoint, Source extends object>(
  endpoint: E,
  answer: (source: Source, language: string) => AnswerOf<E>,
): AnswerCache<Source> {
  const made = new WeakMap<Source, Map<string, CachedBody>>();
  const keyOf = ({ language, currency }: AnswerParts<Source>) => `${language} ${currency.code}`;
  return {
    known: (parts) => made.get(parts.source)?.get(keyOf(parts)),
    of(parts) {
      const { source, language, currency } = parts;
      const ofSource = made.get(source) ?? new Map<string, CachedBody>();
      made.set(source, ofSource);
      const known = ofSource.get(keyOf(parts));
      if (known) return known;
      const schema = schemaFor(endpoint.answer, writingMoney(currency));
      const value = writeAnswer(endpoint.name, schema, answer(source, language));
      const text = JSON.stringify({ success: true, value });
      const body = { text, bytes: Buffer.byteLength(text) };
      ofSource.set(keyOf(parts), body);
      return body;
    },
  };
}

/** The answer to a visitor's call; undefined where the router has to decide. */
export type EarlyRead = (headers: IncomingHttpHeaders) => CachedBody | undefined;

export const jsonType = 'application/json; charset=utf-8';

/**
 * Answers cached reads before the router: a GET of exactly their address, without a token, once the router has given
 * the same answer. `always` are the headers that every answer has.
 */
export function answerEarly(
  server: Server,
  reads: ReadonlyMap<string, EarlyRead>,
  always: () => Readonly<Record<'x-server-time' | 'cache-control', string>>,
): void {
  const [route] = server.listeners('request');
  if (!route) throw new Error('The server has no router yet.');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const read = request.method === 'GET' ? reads.get(request.url ?? '') : undefined;
    const body = read && request.headers.authorization === undefined ? read(request.headers) : undefined;
    if (!body) return route.call(server, request, response);
    response.writeHead(200, { 'content-type': jsonType, ...always(), 'content-length': body.bytes });
    response.end(body.text);
  });
}
