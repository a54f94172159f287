import { buildEdge } from './app.ts';
import { readConfig, readListenPort } from './config.ts';

const config = readConfig();
const app = await buildEdge(config);
const port = readListenPort();
await app.listen({ port, host: '127.0.0.1' });
console.log(JSON.stringify({ ready: 'edge', port }));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
