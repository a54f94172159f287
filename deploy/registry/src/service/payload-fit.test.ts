import type { PayloadSchema } from '@tessera/shared/registry';
import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import * as v from 'valibot';
import { incompatibilitiesBetween, missingFields } from './payload-fit.ts';

const schema = (of: v.GenericSchema) => toJsonSchema(of, { errorMode: 'ignore' }) as PayloadSchema;
const incompatibilities = (given: v.GenericSchema, wanted: v.GenericSchema) =>
  incompatibilitiesBetween(schema(given), schema(wanted));
const minor = v.pipe(v.number(), v.safeInteger());

it.each([
  [
    'the same fields',
    v.object({ id: v.string(), amountMinor: minor }),
    v.object({ id: v.string(), amountMinor: minor }),
  ],
  ['one field more', v.object({ id: v.string(), at: v.number() }), v.object({ id: v.string() })],
  ['fewer values', v.object({ why: v.literal('chosen') }), v.object({ why: v.picklist(['chosen', 'expired']) })],
  ['a whole number for a number', v.object({ n: v.pipe(v.number(), v.integer()) }), v.object({ n: v.number() })],
  ['a text for one that may be null', v.object({ id: v.string() }), v.object({ id: v.nullable(v.string()) })],
  ['a word for a text', v.object({ id: v.picklist(['a', 'b']) }), v.object({ id: v.string() })],
  ['no field that may be missing', v.object({}), v.object({ id: v.optional(v.string()) })],
])('a reader understands %s', (_, given, wanted) => {
  expect(incompatibilities(given, wanted)).toEqual([]);
});

it.each([
  ['id is missing', v.object({}), v.object({ id: v.string() })],
  ['id may be missing', v.object({ id: v.optional(v.string()) }), v.object({ id: v.string() })],
  ['id is number and not string', v.object({ id: v.number() }), v.object({ id: v.string() })],
  [
    'why may be replaced',
    v.object({ why: v.picklist(['chosen', 'replaced']) }),
    v.object({ why: v.literal('chosen') }),
  ],
  ['why may be another value', v.object({ why: v.string() }), v.object({ why: v.literal('chosen') })],
  ['id is null and not string', v.object({ id: v.nullable(v.string()) }), v.object({ id: v.string() })],
  ['count may be less than 0', v.object({ count: v.number() }), v.object({ count: v.pipe(v.number(), v.minValue(0)) })],
  [
    'list[].id is missing',
    v.object({ list: v.array(v.object({})) }),
    v.object({ list: v.array(v.object({ id: v.string() })) }),
  ],
  ['of.id is missing', v.object({ of: v.object({}) }), v.object({ of: v.object({ id: v.string() }) })],
])('a reader is told that %s', (why, given, wanted) => {
  expect(incompatibilities(given, wanted)).toEqual([why]);
});

it('a release that does not say what it exchanges fits everything', () => {
  expect(incompatibilitiesBetween(undefined, schema(v.object({ id: v.string() })))).toEqual([]);
  expect(missingFields(undefined, schema(v.object({ id: v.string() })))).toEqual([]);
});

it('what fits is read: no payload of a fitting sender is refused by the reader', () => {
  const kinds = [
    v.string(),
    v.number(),
    v.picklist(['a', 'b']),
    v.literal('a'),
    v.nullable(v.string()),
    v.optional(v.number()),
  ];
  const values: readonly fc.Arbitrary<unknown>[] = [
    ...[fc.string(), fc.double({ noNaN: true }), fc.constantFrom('a', 'b'), fc.constant('a')],
    ...[fc.option(fc.string()), fc.option(fc.double({ noNaN: true }), { nil: undefined })],
  ];
  const kind = fc.nat(kinds.length - 1);
  const field = fc.record({ sent: kind, read: kind });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('x', 'y', 'z'), field), fc.infiniteStream(fc.nat()), (fields, seeds) => {
      const of = (side: 'sent' | 'read') =>
        v.object(
          Object.fromEntries(
            Object.entries(fields).map(([name, each]) => [name, kinds[each[side]] as v.GenericSchema]),
          ),
        );
      if (incompatibilities(of('sent'), of('read')).length > 0) return;
      const [seed = 0] = seeds;
      for (const payload of fc.sample(
        fc.record(
          Object.fromEntries(
            Object.entries(fields).map(([name, { sent }]) => [name, values[sent] as fc.Arbitrary<unknown>]),
          ),
        ),
        { numRuns: 10, seed },
      ))
        expect(v.is(of('read'), payload)).toBe(true);
    }),
  );
});
