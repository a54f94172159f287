import { createHmac, timingSafeEqual } from 'node:crypto';

/** A request older or newer than this is refused, so that a copied one is worthless soon. */
export const signatureWindowMs = 30_000;

/** HMAC-SHA256 over timestamp, a dot and the raw body, as hex. */
export function sign(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex');
}

export interface SignedRequest {
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
  readonly rawBody: string;
}

/** Whether a request was signed with the secret, by the wall clock of this machine. */
export function isSigned(
  secret: string,
  { timestamp, signature, rawBody }: SignedRequest,
  nowMs = Date.now(),
): boolean {
  if (!timestamp || !signature || !/^\d{1,15}$/.test(timestamp)) return false;
  if (Math.abs(nowMs - Number(timestamp)) > signatureWindowMs) return false;
  const expected = Buffer.from(sign(secret, timestamp, rawBody));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
