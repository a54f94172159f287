import { providerName } from './messages.ts';
import { sign } from './signature.ts';

interface RequestLimits {
  readonly deadlineMs: number;
  /** Aborts the request before its deadline. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends a signed request between operator and provider. Throws unless the answer is 200 in time. */
export async function signedPost(
  url: string,
  secret: string,
  body: object,
  { deadlineMs, signal }: RequestLimits,
): Promise<unknown> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const rawBody = JSON.stringify(body);
  const timestamp = String(Date.now());
  const { pathname, search } = new URL(url);
  const path = `${pathname}${search}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-provider': providerName,
      'x-timestamp': timestamp,
      'x-signature': sign(secret, { method: 'POST', path, timestamp, rawBody }),
    },
    body: rawBody,
    // A redirect would carry the signature to another origin.
    redirect: 'error',
    signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
  });
  if (response.status !== 200) throw new Error(`${pathname} was answered with ${response.status}.`);
  return response.json();
}
