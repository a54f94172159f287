import { resolve } from 'node:path';
import { buildProvider } from './provider.ts';

function portIn(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is not a port number: "${process.env[name]}".`);
  return port;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; the provider needs it to reach the operator.`);
  return value;
}

async function start(): Promise<void> {
  const provider = await buildProvider({
    dataFolder: resolve(process.env.TESSERA_DATA || '.tessera'),
    operatorUrl: required('TESSERA_OPERATOR_URL'),
    secret: required('TESSERA_PROVIDER_SECRET'),
    publicPort: portIn('TESSERA_PUBLIC_PORT', 8080),
  });
  let isClosing = false;
  const stop = async () => {
    if (isClosing) return;
    isClosing = true;
    await provider.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  await provider.app.listen({ host: '127.0.0.1', port: portIn('TESSERA_PROVIDER_PORT', 8091) });
  const address = provider.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.stdout.write(`${JSON.stringify({ ready: 'provider', port })}\n`);
}

start().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
});
