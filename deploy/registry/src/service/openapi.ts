import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { failureAnswer } from './api.ts';
import type { Route } from './routes.ts';

type Json = Record<string, unknown>;

function describe(schema: v.GenericSchema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Checks by code, such as "is no name of a method", have no words in JSON Schema.
    errorMode: 'ignore',
  }) as Json;
  return json;
}

function parametersOf(schema: v.GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = describe(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, parameter]) => ({
    ...{ name, in: place, required: required.includes(name), schema: parameter },
  }));
}

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: describe(schema) } });

function operationOf({ summary, params, query, body, answer }: Route): Json {
  return {
    summary,
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body
      ? { security: [{ tessera: [] }], requestBody: { required: true, content: body === 'bytes' ? bytes : json(body) } }
      : {}),
    responses: {
      200: { description: 'Done.', ...(answer ? { content: json(answer) } : {}) },
      default: { description: 'Refused, with the reason.', content: json(failureAnswer) },
    },
  };
}

/** OpenAPI 3.1 of the routes, from the schemas that check them. */
export function openApiOf(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tessera registry',
      version: '1',
      description: 'Releases, channels and keys. Reads need no signature.',
    },
    paths,
    components: {
      securitySchemes: {
        tessera: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            '`Tessera key=<id>,time=<ms>,nonce=<base64url>,signature=<base64url>`: Ed25519 over `tessera:request\\n<METHOD> <path?query>\\n<sha256 of the body, base64url>\\n<time>\\n<nonce>`',
        },
      },
    },
  };
}
