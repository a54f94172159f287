import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { rowId } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** Where a drop is: announced, being opened, over. */
export const envelopeStages = ['coming', 'running', 'over'] as const;
/**
 * What a drop is to its member: not begun, an envelope to open, opened, not opened in time, none by chance (more members
 * than envelopes), or none because they were not among those for whom it was.
 */
export const envelopeStatuses = ['waiting', 'unopened', 'opened', 'missed', 'blank', 'not-eligible'] as const;

const kindRow = (m: MoneyCodec) => v.object({ count: v.number(), amount: m.amount });

const drop = (m: MoneyCodec) =>
  v.object({
    id: v.number(),
    title: v.string(),
    detail: v.string(),
    stage: m.named(v.picklist(envelopeStages)),
    status: m.named(v.picklist(envelopeStatuses)),
    opensAtMs: v.number(),
    endsAtMs: v.number(),
    /** All envelopes, by what is in them. */
    kinds: v.array(kindRow(m)),
    /** For whom it is: from this level on, and who has bet within so many days; null is everybody. */
    minimumRank: v.nullable(v.number()),
    betDays: v.nullable(v.number()),
    /** How many members it was dealt to; null before it begins. */
    members: v.nullable(v.number()),
    /** Stands for the member in the published list. */
    code: v.string(),
    /** What was in the member's envelope; null until it is opened. */
    amount: v.nullable(m.amount),
    /** What went back to the budget, of unopened and left-over envelopes; null before the end. */
    returned: v.nullable(m.amount),
  });

/**
 * The drops of red envelopes, the newest first. `announces`: the member has agreed to be notified, so pages may name a
 * running drop by themselves. The path is ours. Refusal: `account.trial`.
 */
export const getEnvelopes = defineEndpoint({
  name: 'promotions.envelopes',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedEnvelopes',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({}),
  answer: (m) => v.object({ announces: v.boolean(), list: m.rows(drop(m)) }),
});

/**
 * Opens the member's envelope of a drop; repeating it changes nothing. Refusals: `envelope.unknown`, `envelope.not.running`,
 * `envelope.none`, `offers.closed`, `account.trial`.
 */
export const openEnvelope = defineEndpoint({
  name: 'promotions.open-envelope',
  method: 'POST',
  path: '/wps/relay/MCS2_openRedEnvelope',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: (m) => v.object({ amount: m.amount }),
});

/**
 * All that is needed to deal a drop again; seed and amounts are null before its end. Refusals: `envelope.unknown`,
 * `request.too.frequent`. The path is ours.
 */
export const getEnvelopeProof = defineEndpoint({
  name: 'promotions.envelope-proof',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedEnvelopeProof',
  module: 'REWCEN3',
  token: 'none',
  request: v.object({ id: rowId }),
  answer: (m) =>
    v.object({
      merchant: v.string(),
      id: v.number(),
      title: v.string(),
      publishedAtMs: v.number(),
      opensAtMs: v.number(),
      endsAtMs: v.number(),
      isCommittedBefore: v.boolean(),
      commitment: v.string(),
      seed: v.nullable(v.string()),
      /** From the beginning of the drop on. */
      listHash: v.nullable(v.string()),
      codes: v.array(v.string()),
      kinds: v.array(kindRow(m)),
      /** In the order of the codes, 0 for none; null before the end. */
      amounts: v.nullable(v.array(m.amount)),
    }),
});
