import { eventSpecs } from '@tessera/shared/events';
import { intentSpecs } from '@tessera/shared/intents/specs';
import type { PayloadSchema, Payloads, SerialContract } from '@tessera/shared/registry';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

function describe(schema: GenericSchema): PayloadSchema {
  // What JSON Schema cannot say, such as `undefined`, is left out: it is then no part of what is compared.
  const { $schema: _, ...described } = toJsonSchema(schema, { errorMode: 'ignore' });
  return described as PayloadSchema;
}

/** What every event and intent of these sources carries. */
export const allPayloads = (): Payloads => ({
  events: Object.fromEntries(Object.entries(eventSpecs).map(([name, { payload }]) => [name, describe(payload)])),
  intents: Object.fromEntries(
    Object.entries(intentSpecs).map(([name, { params, result }]) => [
      name,
      { params: describe(params), result: describe(result) },
    ]),
  ),
});

/** What the events and intents carry that a remote uses. */
export function payloadsOf({ emits, listens = [], consumes, provides, asks = [] }: SerialContract): Payloads {
  const { events, intents } = allPayloads();
  const isUsed = new Set([...emits, ...listens, ...consumes, ...Object.keys(provides), ...asks]);
  const used = <Value>(all: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isUsed.has(name)));
  return { events: used(events), intents: used(intents) };
}
