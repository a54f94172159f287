import * as v from 'valibot';
import { contractKinds } from './contract-terms.ts';

const named = v.object({ id: v.string(), account: v.string() });
const details = v.object({
  payer: v.string(),
  kind: v.picklist(contractKinds),
  /** In hundredths of a percent; null where the caller is neither of the two sides. */
  rates: v.nullable(v.object({ lowest: v.number(), highest: v.number() })),
  startsAtMs: v.number(),
  /** Until then it is billed; the start for one that never begins. */
  endsAtMs: v.number(),
});

/** A contract that ends with an answer to another one. */
export type Ending = v.InferOutput<typeof named> & v.InferOutput<typeof details>;

/** The same as a refusal names it; an operator of another release may name no more than whose it is. */
export interface NamedEnding extends v.InferOutput<typeof named> {
  readonly details: v.InferOutput<typeof details> | undefined;
}

/** The endings of a refusal `agent.contract.ends-downline`; what cannot be read is left out. */
export function readEndings(endings: unknown): readonly NamedEnding[] {
  if (!Array.isArray(endings)) return [];
  return endings.flatMap((value: unknown) => {
    const [name, more] = [v.safeParse(named, value), v.safeParse(details, value)];
    return name.success ? [{ ...name.output, details: more.success ? more.output : undefined }] : [];
  });
}
