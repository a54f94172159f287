import { type AnswerOf, type Endpoint, type RequestOf, schemaFor } from '@tessera/shared/wire/define-endpoint';
import { describingMoney } from '@tessera/shared/wire/money-codec';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieSetter, readCookie } from '../platform/http/cookies.ts';
import { parseRequest, writeAnswer } from '../platform/http/parse.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { ConsoleSessions } from './console-sessions.ts';
import { visitorsChangedHeader, watchVisitorsChanged } from './visitors-changed.ts';

export const cookieName = 'tessera_console';
/** A page of another site can't send it without a preflight, which is never answered. */
export const csrfHeader = 'x-tessera-console';

export interface ConsoleCall<E> {
  readonly request: RequestOf<E>;
  /** Empty on calls without a session. */
  readonly operator: string;
  readonly token: string;
  readonly ip: string;
  /** Sets the session cookie, or with an empty token deletes it. */
  setCookie(token: string, maxAgeSeconds: number): void;
}

export interface ConsoleRoutes {
  handle<E extends Endpoint>(endpoint: E, handler: (call: ConsoleCall<E>) => Promise<AnswerOf<E>>): void;
  readonly answered: readonly Endpoint[];
}

function credentialOf(request: FastifyRequest): { token: string; isCookie: boolean } {
  const authorization = request.headers.authorization ?? '';
  if (authorization.startsWith('Bearer ')) return { token: authorization.slice(7), isCookie: false };
  return { token: readCookie(request.headers, cookieName), isCookie: true };
}

/** The operator at the console, or a refusal: 401 without a session, 403 for a change that another site may have sent. */
export async function requireOperator(request: FastifyRequest, sessions: ConsoleSessions) {
  const { token, isCookie } = credentialOf(request);
  const operator = token ? await sessions.resolve(token) : null;
  if (!operator) throw new Refusal(401, 'console.session.required');
  if (isCookie) requireOwnPage(request);
  return { operator, token };
}

/** A change that a cookie alone would allow, or one that sets it, comes from the console's own page or is refused. */
function requireOwnPage(request: FastifyRequest): void {
  if (request.method !== 'GET' && !request.headers[csrfHeader]) throw new Refusal(403, 'console.header.required');
}

/** A form of another site can send other types without a preflight. */
function requireJson(request: FastifyRequest): void {
  const type = request.headers['content-type'];
  if (type !== undefined && !/^application\/json\b/i.test(type)) throw new Refusal(415, 'request.media.unsupported');
}

export function createConsoleRoutes(app: FastifyInstance, sessions: ConsoleSessions): ConsoleRoutes {
  const answered: Endpoint[] = [];
  return {
    answered,
    handle(endpoint, handler) {
      answered.push(endpoint);
      const requestSchema = schemaFor(endpoint.request, describingMoney);
      const answerSchema = schemaFor(endpoint.answer, describingMoney);
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        handler: async (request, reply) => {
          if (endpoint.token === 'none') requireOwnPage(request);
          const who =
            endpoint.token === 'none' ? { operator: '', token: '' } : await requireOperator(request, sessions);
          requireJson(request);
          const sent = endpoint.method === 'GET' ? request.query : (request.body ?? {});
          const raw = { ...(sent as object), ...(request.params as object) };
          const parsed = parseRequest(requestSchema, raw) as RequestOf<typeof endpoint>;
          const write = cookieSetter(request, reply);
          const setCookie = (value: string, maxAgeSeconds: number) =>
            write({ name: cookieName, value, path: '/console-api', maxAgeSeconds });
          const { answer, hasChanged } = await watchVisitorsChanged(() =>
            handler({ request: parsed, ...who, ip: request.ip, setCookie }),
          );
          if (hasChanged) reply.header(visitorsChangedHeader, '1');
          return { success: true, value: writeAnswer(endpoint.name, answerSchema, answer ?? null) };
        },
      });
    },
  };
}
