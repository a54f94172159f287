import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startEdge } from '../../../edge/src/testing/start-edge.ts';
import { freePort } from '../../../start/src/settings.ts';
import { startNginx } from '../nginx.ts';

export interface Http2Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An edge with the real nginx in front of it. Answers a browser's side of it, which checks the certificate. */
export async function startBehindNginx(log?: Parameters<typeof startEdge>[2]) {
  const edge = await startEdge({}, undefined, log, { trustedProxies: ['127.0.0.1'] });
  const folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'));
  const tlsPort = await freePort();
  const httpPort = await freePort();
  const nginx = await startNginx({ folder, tlsPort, httpPort, edgePort: edge.port }, 'ignore');
  const sessions: ClientHttp2Session[] = [];

  /** Connects as a browser at this local address. */
  const browser = (localAddress = '127.0.0.1'): ClientHttp2Session => {
    const ca = readFileSync(join(folder, 'certificate.pem'));
    const options = { ca, localAddress, servername: 'aurora.localhost' };
    const session = connect(`https://127.0.0.1:${tlsPort}`, options);
    sessions.push(session);
    return session;
  };
  return {
    ...{ edge, folder, tlsPort, httpPort, nginx, browser },
    stop: async () => {
      for (const session of sessions) session.destroy();
      await nginx.stop();
      await edge.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Sends a request to aurora, or to another host, and does not wait for the answer. */
export function open(
  session: ClientHttp2Session,
  path: string,
  headers: OutgoingHttpHeaders = {},
  body?: Buffer,
): ClientHttp2Stream {
  const asked = { ':path': path, ':authority': 'aurora.localhost', ':method': body ? 'POST' : 'GET', ...headers };
  const stream = session.request(asked, { endStream: !body });
  if (body) stream.end(body);
  return stream;
}

export async function ask(...of: Parameters<typeof open>): Promise<Http2Answer> {
  const stream = open(...of);
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }];
  return { status: headers[':status'], headers, body: await buffer(stream) };
}
