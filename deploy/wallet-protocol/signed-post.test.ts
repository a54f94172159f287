import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedPost } from './signed-post.ts';

const servers: Server[] = [];
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/bet`;
}
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed)))));

it('a signed request never follows a redirect to another origin', async () => {
  let isReached = false;
  const other = await serve((_request, response) => {
    isReached = true;
    response.end('{}');
  });
  const url = await serve((_request, response) => response.writeHead(307, { location: other }).end());
  await expect(signedPost(url, 'secret', { amount: 1 }, { deadlineMs: 5_000 })).rejects.toThrow();
  expect(isReached).toBe(false);
});
