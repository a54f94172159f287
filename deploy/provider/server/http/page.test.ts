import Fastify from 'fastify';
import { answerStatic } from './page.ts';

const file = (path: string) => ({ path, type: 'text/plain', body: Buffer.alloc(0), brotli: Buffer.alloc(0) });

it("only pages of this machine's site may hold a game's frame, by http or by https as the game itself", async () => {
  const app = Fastify();
  await answerStatic(app, { script: file('/slot.js'), style: file('/slot.css') }, 8443);
  const { headers } = await app.inject('/play/PP-0001');
  await app.close();
  expect(headers['content-security-policy']).toMatch(/; frame-ancestors localhost:8443 \*\.localhost:8443$/);
});
