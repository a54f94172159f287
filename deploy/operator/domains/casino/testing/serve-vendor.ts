import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FakeVendor } from './fake-vendor.ts';

export interface ServedVendor {
  readonly port: number;
  close(): Promise<void>;
}

/** Lets operators in other processes ask the vendor; without an answer it closes the connection. */
export async function serveVendor({ wallets, total }: FakeVendor): Promise<ServedVendor> {
  const answers: Readonly<Record<string, (body: never) => Promise<object>>> = {
    '/operator/v1/transfer': wallets.transfer,
    '/operator/v1/transfer-outcome': wallets.outcomeOf,
    '/operator/v1/totals': async () => ({ stakes: 0, wins: 0, pending: 0, vendorWallets: total() }),
  };
  const server = createServer(async (request, response) => {
    try {
      const answer = answers[request.url ?? ''];
      if (!answer) throw new Error('unknown');
      const body = JSON.stringify(await answer(JSON.parse(await text(request)) as never));
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    } catch {
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
