import { createHmac, timingSafeEqual } from 'node:crypto';

/** An older or newer request is refused, so a copied one cannot be used for long. */
export const signatureWindowMs = 30_000;

/** What a signature covers: the call, the time, and the bytes of the body. */
export interface SignedParts {
  readonly method: string;
  /** Path and query as sent, so a signed body is valid for one operation only. */
  readonly path: string;
  readonly timestamp: string;
  readonly rawBody: string;
}

/** HMAC-SHA256 over the request line, the timestamp and the raw body, a line each, as hex. */
export function sign(secret: string, { method, path, timestamp, rawBody }: SignedParts): string {
  return createHmac('sha256', secret).update(`${method} ${path}\n${timestamp}\n${rawBody}`).digest('hex');
}

/** A request as received, with its raw body. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
}

/** Whether a request was signed with the secret, by the wall clock of this machine. */
export function isSigned(secret: string, { method, url, headers, body }: ReceivedRequest, nowMs = Date.now()): boolean {
  const [timestamp, signature] = [headers['x-timestamp'], headers['x-signature']];
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || typeof body !== 'string') return false;
  if (!/^\d{1,15}$/.test(timestamp) || Math.abs(nowMs - Number(timestamp)) > signatureWindowMs) return false;
  const expected = Buffer.from(sign(secret, { method, path: url, timestamp, rawBody: body }));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
