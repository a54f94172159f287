import { addressOf, parsed, TIMEOUT_MS, type Transport } from './client.ts';

/** Part by part, as bytes; given up when nothing has come for a while, however long the whole takes. */
async function received(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPart: () => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    onPart();
    parts.push(value);
  }
}

/** Asks for a file of any size. It is kept as it came and never becomes a text; a refusal is read as of any other call. */
export const download: Transport = async ({ method, path, query, body, headers, signal }) => {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), TIMEOUT_MS);
  };
  wait();
  try {
    const response = await fetch(addressOf({ path, query }), {
      method,
      headers: { accept: '*/*', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: controller.signal,
    });
    const { status } = response;
    const serverTime = response.headers.get('x-server-time');
    if (status !== 200 || !response.body) return { status, serverTime, body: parsed(await response.text()) };
    const type = response.headers.get('content-type') ?? '';
    return { status, serverTime, body: new Blob(await received(response.body, wait), { type }) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
