import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildService } from './app.ts';
import { openRegistry } from './open-registry.ts';

function portIn(name: string): number {
  const port = Number(process.env[name] ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is not a port number: "${process.env[name]}".`);
  return port;
}

async function start(): Promise<void> {
  const folder = resolve(process.env.TESSERA_REGISTRY || join(process.env.TESSERA_DATA || '.tessera', 'registry'));
  const app = buildService(await openRegistry(folder));
  const stop = async () => {
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  await app.listen({ host: '127.0.0.1', port: portIn('TESSERA_REGISTRY_PORT') });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // Where the command looks for the registry.
  writeFileSync(join(folder, 'port'), `${port}\n`);
  process.stdout.write(`${JSON.stringify({ ready: 'registry', port })}\n`);
}

start().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
});
