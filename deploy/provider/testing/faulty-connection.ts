import { createServer, type Server } from 'node:http';

/** What happens to a request between provider and operator. */
export type ConnectionMode = 'pass' | 'hold' | 'lose-answer';

/** A connection that a test can cut before a request arrives, or after it was executed. */
export interface FaultyConnection {
  readonly url: string;
  /** Applies to requests whose path ends like this, until the next call of `set`. */
  set(operation: string, mode: ConnectionMode): void;
  /** Resolves when the next request of an operation was intercepted. */
  caught(operation: string): Promise<void>;
  close(): Promise<void>;
}

export async function faultyConnection(operatorUrl: string): Promise<FaultyConnection> {
  const modes = new Map<string, ConnectionMode>();
  const waiting = new Map<string, () => void>();
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const operation = request.url?.split('/').at(-1) ?? '';
    const mode = modes.get(operation) ?? 'pass';
    if (mode === 'hold') {
      waiting.get(operation)?.();
      return;
    }
    const headers = Object.fromEntries(
      ['content-type', 'x-provider', 'x-timestamp', 'x-signature'].map((name) => [name, String(request.headers[name])]),
    );
    const answer = await fetch(`${operatorUrl}${request.url}`, {
      method: 'POST',
      headers,
      body: Buffer.concat(chunks),
    });
    const body = await answer.text();
    if (mode === 'lose-answer') {
      waiting.get(operation)?.();
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    set: (operation, mode) => void modes.set(operation, mode),
    caught: (operation) => new Promise((done) => waiting.set(operation, done)),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
