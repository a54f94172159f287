import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { median } from './statistics.ts';

export interface ApiRow {
  readonly name: string;
  readonly requestsPerSecond: number;
}

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;

/** Beside the operator the client has a processor of its own; in a thread, so has the bare server. */
const BARE_SERVER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const body = Buffer.from(workerData);
  const server = require('node:http').createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, headers, duration: SECONDS, connections: CONNECTIONS });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed.`);
  return requests.average;
}

/** Measures calls of the operator and a bare `node:http` server that sends the same bytes, in turns; medians. */
export async function benchApi(operatorUrl: string): Promise<readonly ApiRow[]> {
  const headers = { merchant: 'aurora', language: 'EN' };
  const calls = ['/wps/system/whitelabel', '/wps/relay/GCSGAME_newGameVendor?language=EN'];
  const rows: ApiRow[] = [];
  for (const path of calls) {
    const answer = await fetch(operatorUrl + path, { headers });
    const bare = new Worker(BARE_SERVER, { eval: true, workerData: await answer.arrayBuffer() });
    const [port] = (await once(bare, 'message')) as [number];
    const servers = [
      { name: `operator ${path.split('?')[0]}`, url: operatorUrl + path, rates: [] as number[] },
      { name: 'bare node:http, same bytes', url: `http://127.0.0.1:${port}/`, rates: [] as number[] },
    ];
    // The first round warms them up and is not counted.
    for (let round = -1; round < ROUNDS; round++)
      for (const { url, rates } of servers) {
        const measured = await rate(url, headers);
        if (round >= 0) rates.push(measured);
      }
    await bare.terminate();
    rows.push(...servers.map(({ name, rates }) => ({ name, requestsPerSecond: Math.round(median(rates)) })));
  }
  return rows;
}
