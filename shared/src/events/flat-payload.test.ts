import * as v from 'valibot';
import { eventSpecs } from './event-map.ts';
import { flatReader } from './flat-payload.ts';

const minor = v.pipe(v.number(), v.safeInteger());
const schema = v.object({ account: v.string(), role: v.picklist(['member', 'agent']), balanceMinor: minor });
const payload = { account: 'hana', role: 'member', balanceMinor: 500 };

it('a payload of plain fields is read as its schema reads it, as a copy', () => {
  const read = flatReader(schema);
  expect(read?.(payload)).toEqual(v.parse(schema, payload));
  expect(read?.(payload)).not.toBe(payload);
});

it.each([
  ['a missing field', { account: 'hana', role: 'member' }],
  ['a field too many', { ...payload, token: 'x' }],
  ['a value of another type', { ...payload, account: 7 }],
  ['a value outside its list', { ...payload, role: 'owner' }],
  ['a fraction where a whole number stands', { ...payload, balanceMinor: 0.5 }],
  ['NaN', { ...payload, balanceMinor: Number.NaN }],
  ['nothing', null],
])('%s is left to the schema', (_what, value) => {
  expect(flatReader(schema)?.(value)).toBeUndefined();
});

it.each([
  ['a nested object', v.object({ draw: v.object({ issue: v.string() }) })],
  ['a text with a rule', v.object({ source: v.pipe(v.string(), v.startsWith('data:')) })],
  ['fields that may be missing', v.object({ id: v.optional(v.string()) })],
])('a schema with %s has no short way', (_what, other) => {
  expect(flatReader(other as v.GenericSchema)).toBeUndefined();
});

it('most events have plain fields alone', () => {
  const specs = Object.values(eventSpecs);
  const flat = specs.filter(({ payload: own }) => flatReader(own as v.GenericSchema));
  expect(flat.length).toBeGreaterThan(specs.length / 2);
});
