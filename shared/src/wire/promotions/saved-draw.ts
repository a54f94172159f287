import * as v from 'valibot';

const whole = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(minimum), v.maxValue(maximum));
/** A file comes from anywhere; what no draw can have would only keep the browser busy. */
const limits = { members: 1_000_000, tickets: 1000, prizes: 200, envelopes: 100_000 } as const;

const common = {
  merchant: v.string(),
  id: whole(1, Number.MAX_SAFE_INTEGER),
  title: v.string(),
  isCommittedBefore: v.boolean(),
  /** SHA-256 of the seed. */
  commitment: v.string(),
  seed: v.nullable(v.string()),
  listHash: v.nullable(v.string()),
};
/** Amounts are minor units of the merchant's currency. */
const kinds = (countMaximum: number) =>
  v.pipe(
    v.array(v.object({ count: whole(1, countMaximum), amount: whole(1, Number.MAX_SAFE_INTEGER) })),
    v.maxLength(10),
  );

const savedDraw = v.variant('kind', [
  v.object({
    kind: v.literal('raffle'),
    ...common,
    drawsAtMs: v.number(),
    lines: v.pipe(
      v.array(v.object({ code: v.string(), tickets: whole(1, limits.tickets) })),
      v.maxLength(limits.members),
    ),
    prizes: kinds(limits.prizes),
    winners: v.nullable(v.pipe(v.array(v.number()), v.maxLength(10 * limits.prizes))),
    players: v.pipe(v.array(v.nullable(v.string())), v.maxLength(10 * limits.prizes)),
  }),
  v.object({
    kind: v.literal('envelopes'),
    ...common,
    endsAtMs: v.number(),
    codes: v.pipe(v.array(v.string()), v.maxLength(limits.members)),
    kinds: kinds(limits.envelopes),
    amounts: v.nullable(v.pipe(v.array(v.number()), v.maxLength(limits.members))),
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
