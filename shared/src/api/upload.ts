import { addressOf, parsed, TIMEOUT_MS, type Transport } from './client.ts';

/**
 * Sends a request whose progress is followed, as JSON. A large file on a slow line takes longer than any other call: it is
 * given up when nothing has left and nothing has come for a while.
 */
export const upload: Transport = ({ method, path, query, body, headers, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const fail = (cause: unknown) => {
      clearTimeout(timer);
      reject(cause);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(new DOMException('No answer in time.', 'TimeoutError'));
        request.abort();
      }, TIMEOUT_MS);
    };
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      wait();
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      clearTimeout(timer);
      const serverTime = request.getResponseHeader('x-server-time');
      resolve({ status: request.status, serverTime, body: parsed(request.responseText) });
    });
    request.addEventListener('error', () => fail(new TypeError('The request could not be sent.')));
    request.addEventListener('abort', () => fail(new DOMException('The request was given up.', 'AbortError')));
    request.open(method, addressOf({ path, query }));
    const all = { accept: 'application/json', 'content-type': 'application/json', ...headers };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    if (signal?.aborted) return fail(signal.reason);
    signal?.addEventListener('abort', () => request.abort());
    wait();
    request.send(JSON.stringify(body ?? {}));
  });
