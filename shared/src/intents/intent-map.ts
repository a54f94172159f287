import type * as v from 'valibot';
import type { intentSpecs } from './intent-specs.ts';

/** The two centres, which cover a page and contain pages of several remotes. */
export type CentreId = 'member' | 'agent';

type Specs = typeof intentSpecs;

/** Requests that one remote can make of another, with parameters and result. Nobody names a remote to reach it. */
export type IntentMap = {
  [Name in keyof Specs]: {
    params: v.InferOutput<Specs[Name]['params']>;
    result: v.InferOutput<Specs[Name]['result']>;
  };
};
export type IntentName = keyof IntentMap;
export type IntentParams<Name extends IntentName> = IntentMap[Name]['params'];
export type IntentResult<Name extends IntentName> = IntentMap[Name]['result'];
/** The code that provides an intent; what it throws reaches the caller as `failed`. */
export type IntentHandler<Name extends IntentName> = (params: IntentParams<Name>) => Promise<IntentResult<Name>>;

/** An absent provider is a typed answer, not an exception. */
export type IntentAnswer<Name extends IntentName> =
  | { readonly status: 'done'; readonly result: IntentResult<Name> }
  | { readonly status: 'unavailable' }
  | { readonly status: 'failed'; readonly cause: unknown };
