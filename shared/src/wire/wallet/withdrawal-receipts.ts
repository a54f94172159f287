import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields, shortText } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** Longest text about a payment that is missing, in characters (spec §9). */
export const proofTextMaximum = 140;
/** Pictures as proof of one payment that is missing (spec §9). */
export const proofPicturesMaximum = 3;
/** Largest picture as sent; the page makes a larger file smaller first. */
export const proofPictureMaximumBytes = 360 * 1024;

/** sent → received | disputed; received by time alone → disputed; disputed → received | returned. */
export const paymentStatuses = ['sent', 'received', 'disputed', 'returned'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Who said that it was received: its player, the time that ran out, or the operator, who has seen it arrive. */
export const receivers = ['player', 'time', 'operator'] as const;

/** A part of a withdrawal that has been paid, as its player may confirm it (spec §3). */
export const payment = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    /** 1 for the first part. */
    number: v.number(),
    amount: m.amount,
    /** Of this part: all of it once it counts as received, else 0. */
    receivedAmount: m.amount,
    /** Of the withdrawal: what was still to be paid after this part. */
    remainingAmount: m.amount,
    status: v.picklist(paymentStatuses),
    receivedBy: v.nullable(v.picklist(receivers)),
    paidAtMs: v.number(),
    /** Counts as received from then on if its player says nothing. */
    confirmByMs: v.number(),
    /** Until then its player may say that it is missing, unless they confirmed it or the operator decided. */
    disputeByMs: v.number(),
    /** Every state reached, oldest first. */
    timeline: v.array(
      v.object({
        status: v.picklist(paymentStatuses),
        by: v.picklist(receivers),
        atMs: v.number(),
        /** Dotted code of the operator's decision, else null. */
        reasonCode: v.nullable(v.string()),
        comment: v.string(),
      }),
    ),
    /** Ids for `getPaymentProof`. */
    proofs: v.array(v.string()),
  });

/** What has been paid of a withdrawal, and what has become of it. */
export const receipt = (m: MoneyCodec) =>
  v.object({
    paidAmount: m.amount,
    receivedAmount: m.amount,
    /** Still held, and to be paid. */
    remainingAmount: m.amount,
    /** Back in the balance. */
    returnedAmount: m.amount,
    payments: v.array(payment(m)),
  });

/** Payments that wait for the member's word, or whose receipt is being checked; newest first. */
export const getPaymentConfirmations = defineEndpoint({
  name: 'wallet.payment-confirmations',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object(pageFields),
  answer: (m) =>
    v.object({
      total: v.number(),
      list: v.array(v.object({ ...payment(m).entries, withdrawalId: v.string(), reference: v.string() })),
    }),
});

/** Uploads a PNG or JPEG for `processC2CTransaction`. Refusals: `picture.too.large`, `picture.invalid`, `request.too.frequent`, `withdrawal.proof.full`. */
export const uploadPaymentProof = defineEndpoint({
  name: 'wallet.upload-payment-proof',
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadPaymentProof',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ image: v.pipe(v.string(), v.base64()) }),
  answer: v.object({ id: v.string() }),
});

/** Id of an uploaded picture. */
export const proofId = v.pipe(v.string(), v.uuid());
/** The operator encodes every picture again, as this type. */
export const proofPicture = v.object({ contentType: v.literal('image/jpeg'), image: v.pipe(v.string(), v.base64()) });

/** A picture that the member has sent; any other is refused with `withdrawal.proof.unknown`. */
export const getPaymentProof = defineEndpoint({
  name: 'wallet.payment-proof',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentProof',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ id: proofId }),
  answer: proofPicture,
});

/** What the player says of a payment: `proofs` and `comment` belong to `notReceived`. */
export const paymentAnswers = ['received', 'fullyReceived', 'notReceived'] as const;

export const processPaymentRequest = v.object({
  withdrawalId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  /** The part; `fullyReceived` is about all that has been paid. */
  paymentId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  action: v.picklist(paymentAnswers),
  comment: v.optional(shortText(proofTextMaximum)),
  proofs: v.optional(v.pipe(v.array(proofId), v.maxLength(proofPicturesMaximum))),
});
