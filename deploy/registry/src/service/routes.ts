import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Authenticator, Caller } from './authenticate.ts';
import { readText } from './read-text.ts';
import { Refused } from './refused.ts';
import type { RequestSignature } from './request-signature.ts';

type Fields = v.GenericSchema<unknown, Record<string, unknown>>;

/** One call of the API, as it is checked and described. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With `:params`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Fields;
  readonly query?: Fields;
  /** JSON; `bytes` is a file as it is. A route with a body must be signed. */
  readonly body?: v.GenericSchema | 'bytes';
  /** Without one, it is not JSON. */
  readonly answer?: v.GenericSchema;
  /** Of the body, in bytes. */
  readonly limit?: number;
}

type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : S extends 'bytes' ? Buffer : undefined;

/** A call whose parts have passed their schemas. */
export interface Call<R extends Route> {
  readonly params: Output<R['params']>;
  readonly query: Output<R['query']>;
  readonly body: Output<R['body']>;
  /** Who signed it; `nobody` for reads. */
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const nobody: Caller = { id: 'nobody' };

function checked(schema: v.GenericSchema | undefined, raw: unknown, where: string): unknown {
  if (!schema) return undefined;
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refused(400, 'request.invalid', `${where}${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

/** Adds calls to the service, each with the checks that its route names. */
export class Routes {
  /** What was added, for OpenAPI. */
  readonly all: Route[] = [];
  readonly #app: FastifyInstance;
  readonly #authenticator: Authenticator;
  readonly #signatures = new WeakMap<FastifyRequest, RequestSignature>();

  constructor(app: FastifyInstance, authenticator: Authenticator) {
    this.#app = app;
    this.#authenticator = authenticator;
    // Bodies stay bytes until their signature was checked.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }

  add<R extends Route>(route: R, handle: (call: Call<R>) => Promise<unknown>): void {
    this.all.push(route);
    const { method, path: url, body, limit } = route;
    this.#app.route({
      method,
      url,
      ...(limit === undefined ? {} : { bodyLimit: limit }),
      onRequest: async (request) => {
        if (!body) return;
        const signature = await this.#authenticator.expect(request.headers.authorization);
        this.#signatures.set(request, signature);
      },
      handler: async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const caller = body ? await this.#callerOf(request, bytes, body === 'bytes') : nobody;
        const call = {
          params: checked(route.params, request.params, ''),
          query: checked(route.query, request.query, ''),
          body: body && body !== 'bytes' ? readText(body, bytes.toString('utf8'), 'The body') : bytes,
          ...{ caller, request, reply },
        };
        return handle(call as Call<R>);
      },
    });
  }

  #callerOf(request: FastifyRequest, body: Buffer, isFile: boolean): Promise<Caller> {
    const signature = this.#signatures.get(request);
    if (!signature) throw new Error('A signed route was called without its first check.');
    return this.#authenticator.check(signature, { method: request.method, path: request.url, body }, { isFile });
  }
}
