import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { languageTags, operatorLanguage } from '@tessera/shared/i18n/languages';
import type { Currency } from '@tessera/shared/money';
import { type AnswerOf, type Endpoint, type RequestOf, schemaFor } from '@tessera/shared/wire/define-endpoint';
import { readingMoney, writingMoney } from '@tessera/shared/wire/money-codec';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheAnswers, type EarlyRead, jsonType } from './cached-reads.ts';
import { type CookieSetter, cookieSetter } from './cookies.ts';
import { parseRequest, writeAnswer } from './parse.ts';
import type { PayloadOpener } from './payload-cipher.ts';
import { Refusal } from './refusal.ts';

/** What the platform has to know of the site that is called. */
export interface CalledSite {
  readonly currency: Currency;
  readonly profile: { readonly languages: readonly string[]; readonly defaultLanguage: string };
}

/** What a handler knows of one call. Amounts in `request` are minor units of the merchant's currency. */
export interface SiteCall<E, Site, Who> {
  readonly request: RequestOf<E>;
  readonly merchant: Site;
  readonly member: Who;
  /** Empty for a visitor. */
  readonly token: string;
  /** Upper-case code from the `Language` header, one of the merchant's, else its default. */
  readonly language: string;
  readonly device: 'Desktop' | 'Mobile';
  readonly ip: string;
  /** Host under which the page was opened, without port. */
  readonly host: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly setCookie: CookieSetter;
  readonly log: FastifyBaseLogger;
}

/** A file that is sent while it is made, so that it is never in memory as a whole. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly chunks: AsyncIterable<string>;
}

/** The same chunks, of which the first is there: what cannot be read is still answered as a refusal, not as half a file. */
async function startOf(chunks: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const rest = chunks[Symbol.asyncIterator]();
  const first = await rest.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  })();
}

export interface SiteRoutes<Site, Who> {
  /** Answers an endpoint; `member` is null for visitors. Throw a {@link Refusal} for anything but success. */
  handle<E extends Endpoint>(endpoint: E, handler: (call: SiteCall<E, Site, Who | null>) => Promise<AnswerOf<E>>): void;
  /** Answers an endpoint whose token is required. */
  handleMember<E extends Endpoint>(endpoint: E, handler: (call: SiteCall<E, Site, Who>) => Promise<AnswerOf<E>>): void;
  /** Answers an endpoint with `isFile`, whose token is required. */
  handleMemberFile<E extends Endpoint>(endpoint: E, handler: (call: SiteCall<E, Site, Who>) => Promise<SentFile>): void;
  /**
   * Answers an open endpoint without parameters from what `sourceOf` gives and the reader's language, and keeps the
   * answer for as long as the source is the same object.
   */
  handleCached<E extends Endpoint, Source extends object>(
    endpoint: E,
    sourceOf: (merchant: Site) => Source,
    answer: (source: Source, language: string) => AnswerOf<E>,
  ): void;
  /** All endpoints answered so far; for OpenAPI and the checks. */
  readonly answered: readonly Endpoint[];
  /** What may be answered before the router. */
  readonly earlyReads: ReadonlyMap<string, EarlyRead>;
}

/** Decides which merchant and member a call belongs to and whether it is allowed; refuses by throwing a {@link Refusal}. */
export interface SiteGate<Site, Who> {
  merchantFor(endpoint: Endpoint, request: FastifyRequest): Site;
  /** The merchant of a call that it allows to everybody, wherever they are; otherwise undefined. */
  merchantForAll(endpoint: Endpoint, code: string | string[] | undefined): Site | undefined;
  /** Null for a visitor. */
  memberFor(endpoint: Endpoint, token: string | undefined, merchant: Site): Promise<Who | null>;
}

export interface RouteParts<Site, Who> {
  readonly app: FastifyInstance;
  readonly opener: PayloadOpener;
  readonly gate: SiteGate<Site, Who>;
}

export const notAvailable = () => new Refusal(400, 'function.not.available');

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** The caller's language if the merchant has it, else the merchant's own. */
function languageFor({ profile }: CalledSite, asked: string | string[] | undefined): string {
  const { languages, defaultLanguage } = profile;
  if (typeof asked !== 'string') return defaultLanguage;
  if (languages.includes(asked)) return asked;
  const language = operatorLanguage(asked.toLowerCase());
  return languages.includes(language) ? language : defaultLanguage;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function rawRequest(endpoint: Endpoint, request: FastifyRequest, opener: PayloadOpener): Promise<unknown> {
  const params = isRecord(request.params) ? request.params : {};
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { ...(request.query as object), ...params };
  const body = endpoint.isEncrypted ? await opener.open(request.headers, request.body) : (request.body ?? {});
  if (!isRecord(body)) throw new Refusal(400, 'request.body.required');
  return { ...body, ...params };
}

export function createRoutes<Site extends CalledSite, Who>(parts: RouteParts<Site, Who>): SiteRoutes<Site, Who> {
  const { app, opener, gate } = parts;
  const answered: Endpoint[] = [];
  const earlyReads = new Map<string, EarlyRead>();

  async function callOf<E extends Endpoint>(
    endpoint: E,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SiteCall<E, Site, Who | null>> {
    const merchant = gate.merchantFor(endpoint, request);
    const member = await gate.memberFor(endpoint, header(request, 'authorization'), merchant);
    const raw = await rawRequest(endpoint, request, opener);
    const parsed = parseRequest(schemaFor(endpoint.request, readingMoney(merchant.currency)), raw);
    return {
      request: parsed as RequestOf<E>,
      merchant,
      member,
      token: member ? (header(request, 'authorization') ?? '') : '',
      language: languageFor(merchant, request.headers.language),
      device: header(request, 'device') === 'Mobile' ? 'Mobile' : 'Desktop',
      ip: request.ip,
      host: request.hostname,
      headers: request.headers,
      setCookie: cookieSetter(request, reply),
      log: request.log,
    };
  }

  /** The call of somebody who is signed in. */
  function memberCall<E>(call: SiteCall<E, Site, Who | null>): SiteCall<E, Site, Who> {
    if (!call.member) throw new Refusal(401, 'session.required');
    return { ...call, member: call.member };
  }

  function requireToken({ name, token }: Endpoint): void {
    if (token !== 'required') throw new Error(`${name} is open to visitors: use handle().`);
  }

  function handle<E extends Endpoint>(
    endpoint: E,
    handler: (call: SiteCall<E, Site, Who | null>) => Promise<AnswerOf<E>>,
  ): void {
    answered.push(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const call = await callOf(endpoint, request, reply);
        const answer = await handler(call);
        const value = writeAnswer(
          endpoint.name,
          schemaFor(endpoint.answer, writingMoney(call.merchant.currency)),
          answer ?? null,
        );
        return { success: true, value };
      },
    });
  }

  function handleMemberFile<E extends Endpoint>(
    endpoint: E,
    handler: (call: SiteCall<E, Site, Who>) => Promise<SentFile>,
  ): void {
    requireToken(endpoint);
    answered.push(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const { name, type, chunks } = await handler(memberCall(await callOf(endpoint, request, reply)));
        const started = await startOf(chunks);
        reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
        return reply.send(Readable.from(started));
      },
    });
  }

  function handleCached<E extends Endpoint, Source extends object>(
    endpoint: E,
    sourceOf: (merchant: Site) => Source,
    answer: (source: Source, language: string) => AnswerOf<E>,
  ): void {
    const { name, method, path, token } = endpoint;
    if (method !== 'GET' || path.includes(':') || token === 'required')
      throw new Error(`${name} is no open GET without parameters: use handle().`);
    answered.push(endpoint);
    const cache = cacheAnswers(endpoint, answer);
    const partsFor = (merchant: Site, { language }: IncomingHttpHeaders) => ({
      source: sourceOf(merchant),
      language: languageFor(merchant, language),
      currency: merchant.currency,
    });
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const merchant = gate.merchantFor(endpoint, request);
        await gate.memberFor(endpoint, header(request, 'authorization'), merchant);
        return reply.type(jsonType).send(cache.of(partsFor(merchant, request.headers)).text);
      },
    });
    const early: EarlyRead = (headers) => {
      const merchant = gate.merchantForAll(endpoint, headers.merchant);
      return merchant && cache.known(partsFor(merchant, headers));
    };
    // Some clients name the language in the address as well; the header decides.
    for (const query of ['', ...languageTags.map((tag) => `?language=${operatorLanguage(tag)}`)])
      earlyReads.set(path + query, early);
  }

  return {
    answered,
    earlyReads,
    handle,
    handleCached,
    handleMember(endpoint, handler) {
      requireToken(endpoint);
      handle(endpoint, (call) => handler(memberCall(call)));
    },
    handleMemberFile,
  };
}
