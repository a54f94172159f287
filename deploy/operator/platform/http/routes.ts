import { operatorLanguage } from '@tessera/shared/i18n/languages';
import { type AnswerOf, type Endpoint, type RequestOf, schemaFor } from '@tessera/shared/wire/define-endpoint';
import { readingMoney, writingMoney } from '@tessera/shared/wire/money-codec';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Member } from '../../domains/identity/members/member.ts';
import type { Sessions } from '../../domains/identity/sessions/sessions.ts';
import { locate, statusFor } from '../../domains/merchants/location.ts';
import type { Merchant } from '../../domains/merchants/merchant.ts';
import type { Merchants } from '../../domains/merchants/merchants.ts';
import { type CookieSetter, cookieSetter } from './cookies.ts';
import { parseRequest, writeAnswer } from './parse.ts';
import type { PayloadOpener } from './payload-cipher.ts';
import { Refusal } from './refusal.ts';

/** What a handler knows of one call. Amounts in `request` are minor units of the merchant's currency. */
export interface Call<E, Who extends Member | null = Member | null> {
  readonly request: RequestOf<E>;
  readonly merchant: Merchant;
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

export interface Routes {
  /** Answers an endpoint; `member` is null for visitors. Throw a {@link Refusal} for anything but success. */
  handle<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<AnswerOf<E>>): void;
  /** Answers an endpoint whose token is required. */
  handleMember<E extends Endpoint>(endpoint: E, handler: (call: Call<E, Member>) => Promise<AnswerOf<E>>): void;
  /** All endpoints answered so far; for OpenAPI and the checks. */
  readonly answered: readonly Endpoint[];
}

export interface RouteParts {
  readonly app: FastifyInstance;
  readonly merchants: Merchants;
  readonly sessions: Sessions;
  readonly opener: PayloadOpener;
}

export const notAvailable = () => new Refusal(400, 'function.not.available');

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** The one `Merchant` header; repeated, missing and unknown are refused alike (wire-facts). */
export function merchantOf(request: FastifyRequest, merchants: Merchants): Merchant {
  const names = request.raw.rawHeaders.filter((_, n) => n % 2 === 0);
  const repeated = names.filter((name) => name.toLowerCase() === 'merchant').length > 1;
  const merchant = merchants.byCode(header(request, 'merchant') ?? '');
  if (repeated || !merchant) throw notAvailable();
  return merchant;
}

/** A closed site still says that it is, and answers help and feedback: the calls of `system.` (decision 9). */
function requireOpen(merchant: Merchant, ip: string): void {
  const status = statusFor(merchant, locate(merchant, ip).country);
  if (status === 1) throw new Refusal(503, 'system.maintenance');
  if (status === 2) throw new Refusal(403, 'system.region');
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

export function createRoutes({ app, merchants, sessions, opener }: RouteParts): Routes {
  const answered: Endpoint[] = [];

  async function memberOf(endpoint: Endpoint, request: FastifyRequest, merchant: Merchant): Promise<Member | null> {
    const token = header(request, 'authorization');
    if (endpoint.token === 'none' || (!token && endpoint.token === 'optional')) return null;
    const member = token ? await sessions.resolve(merchant.code, token) : null;
    // A stale token is told even on a public feed: the client drops it and asks once more as a visitor.
    if (!member) throw new Refusal(401, token ? 'session.expired' : 'session.required');
    return member;
  }

  function handle<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<AnswerOf<E>>): void {
    answered.push(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const merchant = merchantOf(request, merchants);
        if (endpoint.module && !merchants.isOn(merchant, endpoint.module)) throw notAvailable();
        if (!endpoint.name.startsWith('system.')) requireOpen(merchant, request.ip);
        const member = await memberOf(endpoint, request, merchant);
        const raw = await rawRequest(endpoint, request, opener);
        const parsed = parseRequest(schemaFor(endpoint.request, readingMoney(merchant.currency)), raw);
        const { languages, defaultLanguage } = merchant.profile;
        const language = operatorLanguage((header(request, 'language') ?? '').toLowerCase());
        const answer = await handler({
          request: parsed as RequestOf<E>,
          merchant,
          member,
          token: member ? (header(request, 'authorization') ?? '') : '',
          language: languages.includes(language) ? language : defaultLanguage,
          device: header(request, 'device') === 'Mobile' ? 'Mobile' : 'Desktop',
          ip: request.ip,
          host: request.hostname,
          headers: request.headers,
          setCookie: cookieSetter(request, reply),
          log: request.log,
        });
        const value = writeAnswer(
          endpoint.name,
          schemaFor(endpoint.answer, writingMoney(merchant.currency)),
          answer ?? null,
        );
        return { success: true, value };
      },
    });
  }

  return {
    answered,
    handle,
    handleMember(endpoint, handler) {
      if (endpoint.token !== 'required') throw new Error(`${endpoint.name} is open to visitors: use handle().`);
      handle(endpoint, (call) => {
        if (!call.member) throw new Refusal(401, 'session.required');
        return handler({ ...call, member: call.member });
      });
    },
  };
}
