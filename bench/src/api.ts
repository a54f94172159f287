import { createServer } from 'node:http';
import autocannon from 'autocannon';

export interface ApiRow {
  readonly name: string;
  readonly requestsPerSecond: number;
}

const SECONDS = 4;
const CONNECTIONS = 16;

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, headers, duration: SECONDS, connections: CONNECTIONS });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed.`);
  return Math.round(requests.average);
}

/** Measures calls of the operator, and a bare `node:http` server that sends the same bytes. */
export async function benchApi(operatorUrl: string): Promise<readonly ApiRow[]> {
  const headers = { merchant: 'aurora', language: 'EN' };
  const calls = ['/wps/system/whitelabel', '/wps/relay/GCSGAME_newGameVendor?language=EN'];
  const rows: ApiRow[] = [];
  for (const path of calls) {
    const answer = await fetch(operatorUrl + path, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    const bare = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      response.end(body);
    });
    await new Promise<void>((ready) => bare.listen(0, '127.0.0.1', ready));
    const { port } = bare.address() as { port: number };
    rows.push({ name: `operator ${path.split('?')[0]}`, requestsPerSecond: await rate(operatorUrl + path, headers) });
    rows.push({
      name: 'bare node:http, same bytes',
      requestsPerSecond: await rate(`http://127.0.0.1:${port}/`, headers),
    });
    await new Promise((closed) => bare.close(closed));
  }
  return rows;
}
