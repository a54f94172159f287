import { join } from 'node:path';
import { startNginx } from './nginx.ts';

/** nginx in front of the edge, as a process of `npm run start:tls`. */
function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: deploy/start sets it.`);
  return value;
}

const tlsPort = Number(need('TESSERA_PUBLIC_PORT'));
const nginx = await startNginx({
  ...{ folder: join(need('TESSERA_DATA'), 'nginx'), tlsPort },
  ...{ httpPort: Number(need('TESSERA_HTTP_PORT')), edgePort: Number(need('TESSERA_LISTEN_PORT')) },
});
console.log(JSON.stringify({ ready: 'nginx', port: tlsPort }));

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    isStopping = true;
    void nginx.stop();
  });
await nginx.ended;
process.exit(isStopping ? 0 : 1);
