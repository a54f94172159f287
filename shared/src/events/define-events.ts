import type * as v from 'valibot';

/** One fact that crosses a border: what it carries, and how it travels. */
export interface EventSpec<Payload = unknown> {
  /** Raised when the payload changes in a way that a listener can notice. */
  readonly version: number;
  /** Serialisable payload; checked on every emit and on everything another tab sends. */
  readonly payload: v.GenericSchema<Payload, Payload>;
  /** A sticky fact is replayed to whoever listens later. */
  readonly isSticky?: boolean;
  /** Told to the other tabs of this browser as well. */
  readonly crossesTabs?: boolean;
}
export type EventSpecs = Readonly<Record<string, EventSpec<never>>>;

type PayloadOf<Spec> = Spec extends { readonly payload: v.GenericSchema<infer _, infer Payload> } ? Payload : never;
/** Event name to payload, as the schemas read it. */
export type PayloadsOf<Specs> = { [Name in keyof Specs]: PayloadOf<Specs[Name]> };

/** Declares the events of one owner; every name is `owner:past-tense-fact`. */
export function defineEvents<
  const Specs extends Readonly<
    Record<string, { version: number; payload: v.GenericSchema; isSticky?: boolean; crossesTabs?: boolean }>
  >,
>(specs: Specs): Specs {
  return specs;
}
