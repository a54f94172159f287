import * as v from 'valibot';

const common = {
  merchant: v.string(),
  id: v.number(),
  title: v.string(),
  isCommittedBefore: v.boolean(),
  /** SHA-256 of the seed. */
  commitment: v.string(),
  seed: v.nullable(v.string()),
  listHash: v.nullable(v.string()),
};
/** Amounts are minor units of the merchant's currency. */
const kinds = v.array(v.object({ count: v.number(), amount: v.number() }));

const savedDraw = v.variant('kind', [
  v.object({
    kind: v.literal('raffle'),
    ...common,
    drawsAtMs: v.number(),
    lines: v.array(v.object({ code: v.string(), tickets: v.number() })),
    prizes: kinds,
    winners: v.nullable(v.array(v.number())),
    players: v.array(v.nullable(v.string())),
  }),
  v.object({
    kind: v.literal('envelopes'),
    ...common,
    endsAtMs: v.number(),
    codes: v.array(v.string()),
    kinds,
    amounts: v.nullable(v.array(v.number())),
  }),
]);

/** What is published about a draw, as it is shown, saved and opened again. */
export type SavedDraw = v.InferOutput<typeof savedDraw>;
export type SavedRaffle = Extract<SavedDraw, { kind: 'raffle' }>;
export type SavedDrop = Extract<SavedDraw, { kind: 'envelopes' }>;

/** The draw of a file; undefined for a file of something else. */
export function readDraw(text: string): SavedDraw | undefined {
  try {
    const read = v.safeParse(savedDraw, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
