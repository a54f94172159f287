import type { Endpoint, Schema } from '@tessera/shared/wire/define-endpoint';
import { schemaFor } from '@tessera/shared/wire/define-endpoint';
import { describingMoney } from '@tessera/shared/wire/money-codec';
import { switchNode } from '@tessera/shared/wire/system';
import { toJsonSchema } from '@valibot/to-json-schema';

export type Json = Record<string, unknown>;

const componentRef = (name: string): string => `#/components/schemas/${name}`;
const definitions = { SwitchNode: switchNode };

/** A schema in the shape of the wire: amounts are decimals, transforms are left out. */
export function describe(source: Endpoint['request']): Json {
  const {
    $schema: _,
    $defs: __,
    ...schema
  } = toJsonSchema(schemaFor<Schema>(source, describingMoney), {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }) => componentRef(referenceId),
  }) as Json;
  return schema;
}

function requestOf(endpoint: Endpoint): Json {
  const schema = describe(endpoint.request);
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const required = (schema.required ?? []) as string[];
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const isQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const parameters = Object.entries(properties)
    .filter(([name]) => isQuery || inPath.includes(name))
    .map(([name, parameter]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema: parameter,
    }));
  if (isQuery) return { parameters };
  const media = endpoint.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const sealed = {
    type: 'object',
    properties: { value: { type: 'string', description: 'the object below, encrypted: docs/conformance.md says how' } },
    required: ['value'],
    'x-payload': schema,
  };
  return { parameters, requestBody: { content: { [media]: { schema: endpoint.isEncrypted ? sealed : schema } } } };
}

const failure = {
  description: 'Refused; errorCode is a dotted key, value carries flags.',
  content: { 'application/json': { schema: { $ref: componentRef('Failure') } } },
};

function operationOf(endpoint: Endpoint): Json {
  const value = describe(endpoint.answer);
  const envelope = {
    type: 'object',
    properties: { success: { const: true }, value },
    required: ['success', 'value'],
  };
  return {
    operationId: endpoint.name,
    tags: [endpoint.name.split('.')[0]],
    'x-module': endpoint.module,
    'x-encrypted': endpoint.isEncrypted ?? false,
    ...(endpoint.token === 'none'
      ? {}
      : { security: endpoint.token === 'optional' ? [{}, { token: [] }] : [{ token: [] }] }),
    ...requestOf(endpoint),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: envelope } } },
      default: failure,
    },
  };
}

/** OpenAPI 3.1 of the endpoints, made from the same schemas that parse and answer. */
export function openApiOf(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const {
    $schema: _,
    $defs,
    ...node
  } = toJsonSchema(switchNode, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }) => componentRef(referenceId),
  }) as Json;
  return {
    openapi: '3.1.0',
    info: { title: 'Tessera sandbox operator', version: '1.0.0', description: 'Play money only.' },
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      schemas: {
        SwitchNode: ($defs as Json | undefined)?.SwitchNode ?? node,
        Failure: {
          type: 'object',
          properties: {
            success: { const: false },
            message: { type: 'string' },
            errorCode: { type: 'string' },
            value: { type: 'object' },
          },
          required: ['success', 'message', 'errorCode'],
        },
      },
    },
  };
}
