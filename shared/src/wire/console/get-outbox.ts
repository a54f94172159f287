import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { queueFields } from './console-fields.ts';

/** The ways on which something leaves the house. */
export const outboxChannels = ['sms', 'email', 'bank'] as const;

/** What left the house, newest first. */
export const getOutbox = defineEndpoint({
  name: 'console.outbox',
  method: 'GET',
  path: '/console-api/outbox',
  module: null,
  token: 'required',
  request: v.object({ ...queueFields, channel: v.optional(v.picklist(outboxChannels)) }),
  answer: v.object({
    total: v.number(),
    list: v.array(
      v.object({
        id: v.string(),
        merchant: v.string(),
        channel: v.picklist(outboxChannels),
        recipient: v.string(),
        subject: v.string(),
        body: v.string(),
        /** Amount of a bank transfer, else null. */
        money: v.nullable(v.object({ amountMinor: v.number(), currency: v.string() })),
        atMs: v.number(),
      }),
    ),
  }),
});
