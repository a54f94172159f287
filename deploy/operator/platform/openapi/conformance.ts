import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { describe, type Json } from './describe.ts';
import { withoutCall } from './own-calls.ts';
import { unshownAnswers } from './unshown-answers.ts';
import { wireTable } from './wire-table.ts';

/** A field that may be left out, and what it must contain if it is there. */
interface OptionalField {
  readonly name: string;
  readonly needs: readonly string[];
}

interface Fields {
  readonly required: readonly string[];
  readonly optional: readonly OptionalField[];
}

const optionalField = (name: string): OptionalField => ({ name, needs: [] });

const none: Fields = { required: [], optional: [] };
const join = (parts: readonly Fields[]): Fields => ({
  required: parts.flatMap(({ required }) => required),
  optional: parts.flatMap(({ optional }) => optional),
});

const alternativesOf = (schema: Json): readonly Json[] =>
  ((schema.anyOf ?? schema.oneOf ?? []) as Json[]).filter(
    ({ type, const: value }) => type !== 'null' && value !== null,
  );

/** The fields of an answer with their paths: `data.lanes[].cards[].vassalage`. */
function fieldsOf(schema: Json, path: string): Fields {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return fieldsOfUnion(alternatives, path);
  if (schema.type === 'array') return fieldsOf((schema.items ?? {}) as Json, `${path}[]`);
  // The one type that contains itself: the tree of switches.
  if ('$ref' in schema)
    return { required: [`${path}.modId`, `${path}.enabled`], optional: [optionalField(`${path}.childrenNodes`)] };
  const { properties } = schema as { properties?: Record<string, Json> };
  if (!properties) return path === '' || path.endsWith('[]') ? none : { required: [path], optional: [] };
  const required = new Set((schema.required ?? []) as string[]);
  return join(
    Object.entries(properties).map(([name, field]) => {
      const inside = path === '' ? name : `${path}.${name}`;
      const found = fieldsOf(field, inside);
      const own = found.required.filter((one) => one !== inside);
      if (!required.has(name)) return { required: [], optional: [{ name: inside, needs: own }, ...found.optional] };
      return found.required.length + found.optional.length > 0 ? found : { required: [inside], optional: [] };
    }),
  );
}

/** Of several kinds of answer, the one that asks for least is what is required. */
function fieldsOfUnion(alternatives: readonly Json[], path: string): Fields {
  const kinds = alternatives.map((kind) => fieldsOf(kind, path));
  const least = [...kinds].sort((one, other) => one.required.length - other.required.length)[0] ?? none;
  const all = join(kinds);
  const rest = [...all.required.map(optionalField), ...all.optional].filter(
    ({ name }) => !least.required.includes(name),
  );
  const byName = new Map(rest.map((field) => [field.name, field]));
  return { required: least.required, optional: [...byName.values()] };
}

/** Whether a call's success is all that is read of its answer. */
const isAnythingFine = (schema: Json): boolean => Object.keys(schema).length === 0 || schema.type === 'null';

function rowOf(endpoint: Endpoint, last: string): string {
  const schema = describe(endpoint.answer);
  const { required, optional } = fieldsOf(schema, '');
  const code = (fields: readonly string[]) => fields.map((field) => `\`${field}\``).join(', ');
  const optionals = optional
    .map(({ name, needs }) => (needs.length > 0 ? `\`${name}\` (with ${code(needs)})` : `\`${name}\``))
    .join(', ');
  const plain = alternativesOf(schema).some(({ type }) => type === 'string') ? 'a string' : '';
  const needed = isAnythingFine(schema) ? 'success' : code(required) || plain || 'success';
  const token = { required: 'yes', optional: 'if there is one', none: 'no' }[endpoint.token];
  const sealed = `${endpoint.isEncrypted ? ', encrypted' : ''}${endpoint.body === 'form' ? ', as a form' : ''}`;
  const module = endpoint.module ?? '–';
  const path = `${endpoint.method} ${endpoint.path}`;
  return `| \`${path}\`${sealed} | ${module} | ${token} | ${needed} | ${[optionals, last].filter(Boolean).join('. ') || '–'} |`;
}

const head = ['| call | module | token | required in the answer | optional |', '|---|---|---|---|---|'];

/** docs/conformance.md: what this site requires of an operator, from the schemas that read its answers. */
export function conformanceDocument(defined: readonly Endpoint[]): string {
  const known = new Map(wireTable.map((fact) => [fact.path, fact]));
  const ofSite = defined.filter(({ path }) => !path.startsWith('/console-api'));
  const byPath = (one: Endpoint, other: Endpoint) =>
    one.path.localeCompare(other.path) || one.method.localeCompare(other.method);
  const specified = ofSite.filter(({ path }) => known.has(path)).sort(byPath);
  const own = ofSite.filter(({ path }) => !known.has(path)).sort(byPath);
  const made = new Set(ofSite.map(({ path }) => path));
  const unmade = wireTable.filter(({ path }) => !made.has(path)).map(({ path }) => `\`${path}\``);
  return [
    '# What an operator must answer',
    '',
    'Generated by `npm run generate` from the schemas in `shared/src/wire`, which both the site and the sandbox operator use. A field is named with its path in `value`; `[]` is',
    'each item of a list. What is not required may be left out; what shows it is then missing, or has the default that the comment of its schema names. Fields that are not listed are ignored. A test',
    '(`deploy/operator/contract.test.ts`) reads answers with nothing but the fields of [the specification](spec.md) and [the wire facts](wire-facts.md), and a browser test runs the site on them.',
    '',
    '## How a call is made',
    '',
    '- Every request has `Merchant`, `Language`, `Platform: WEB` and `Device`; a call with a token has `Authorization: <token>`. GET and DELETE send a query, the others JSON, or a form where the table says so.',
    '- The start of free play (`POST /wps/session/login/freeplay`) has other headers, as the specification says: `Platform: W`, `os`, `X-Digest` and `X-Gateway-Version: 3`.',
    '- Success is `{"success": true, "value": …}`, a refusal `{"success": false, "message": "<code>", "value": {…}}` with a status of 400 and above. A 401 drops the token once.',
    '- A call whose module is off answers 400 `function.not.available`; its part of the site is missing or shows that it is not available.',
    '- A launched game is opened at `content.game_url`, or at `content.game_url2`: one of them is needed. A lane of the lobby needs one of `title` and `gameType`.',
    '- A game code is 1 to 64 letters, digits and `_.:~-`, not beginning with a mark: `vs20olympgate`.',
    '- Codes, categories, kinds and patterns may be others than this site knows: a game of an unknown category is listed and launched, an unknown `isGame` is a game, an unknown `patternId` gets a general message, and a number may be sent for an id.',
    '- A row that cannot be read is left out of its list and reported to the console; a list of which no row can be read is refused. Histories of money (account record, deposits, withdrawals, bets, claims) are never shown with gaps: one row that cannot be read refuses the list.',
    '- Amounts are decimals in the currency of the merchant. Times are milliseconds since the epoch.',
    '- Encrypted calls send `{"value": "…"}` by one of two ciphers, as the published key says (`publicKey.encryption`; decision 22). `JWE`: header `Encryption: JWE`, a compact JWE, RSA-OAEP-256 and A256GCM.',
    '  `RSA`: header `Encryption: RSA`; `value` is base64 of a 12-byte nonce and the AES-256-GCM ciphertext of the JSON; `X-RSA` is base64 of the AES key, encrypted with RSA-OAEP-256; `X-Digest` is the SHA-256 of `value` in hexadecimal.',
    '- The edge asks the operator for merchants, switches, status and the key under `/internal` ([deploy/operator/edge-api](../deploy/operator/edge-api)); an operator of another make needs an adapter there.',
    '',
    '## Calls of the specification',
    '',
    ...head,
    ...specified.filter(({ path }) => !unshownAnswers.includes(path)).map((endpoint) => rowOf(endpoint, '')),
    '',
    '## Calls whose answers the specification does not show',
    '',
    'The site reads the fields below. Where a call is refused, what depends on it shows an error with a retry; where it is answered with `function.not.available` or 404, that it is not available, or it is missing; everything else works.',
    '',
    ...head,
    ...specified.filter(({ path }) => unshownAnswers.includes(path)).map((endpoint) => rowOf(endpoint, '')),
    '',
    `Known calls that the site does not make yet: ${unmade.join(', ')}.`,
    '',
    '## Calls of this site alone',
    '',
    'None of them is required.',
    '',
    '| call | module | token | required in the answer | without the call |',
    '|---|---|---|---|---|',
    ...own.map((endpoint) => rowOf(endpoint, withoutCall(endpoint.name))),
    '',
  ].join('\n');
}
