import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withBackOff } from '@tessera/database/postgres-away';
import { placesIn } from '../store/open-store.ts';
import { isStoreAway } from '../store/store-failures.ts';
import { buildService } from './app.ts';
import { type BudgetLimits, limitsFor } from './error-budget.ts';
import { openRegistry } from './open-registry.ts';
import type { Registry } from './registry.ts';
import { removeUnusedObjects } from './unused-objects.ts';

function portIn(name: string): number {
  const port = Number(process.env[name] ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is not a port number: "${process.env[name]}".`);
  return port;
}

/** Without the variable, the registry's own limits. */
function limitsIn(name: string): BudgetLimits | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`${name} is a number of visitors, not "${text}".`);
  return limitsFor(Number(text));
}

/** A store that is away when the registry starts is waited for; it is reported once. */
function untilThere() {
  let hasWarned = false;
  return {
    shouldRetry(failure: unknown): boolean {
      if (!isStoreAway(failure)) return false;
      if (!hasWarned) process.stderr.write(`The registry waits for its store: ${failure.message}\n`);
      hasWarned = true;
      return true;
    },
  };
}

const hour = 3_600_000;

/** Now and twice a day; a failure is reported, and the next time does the same again. */
function keepRemovingUnused(registry: Registry): void {
  const remove = () =>
    void removeUnusedObjects(registry).catch((cause: unknown) =>
      process.stderr.write(`Unused objects could not be removed: ${String(cause)}\n`),
    );
  remove();
  setInterval(remove, 12 * hour).unref();
}

async function start(): Promise<void> {
  const folder = resolve(process.env.TESSERA_REGISTRY || join(process.env.TESSERA_DATA || '.tessera', 'registry'));
  const registry = await withBackOff(untilThere(), () => openRegistry(folder, { places: placesIn(process.env) }));
  const app = buildService(registry, limitsIn('TESSERA_REGISTRY_FEWEST_VISITORS'));
  const stop = async () => {
    await app.close();
    await registry.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  await app.listen({ host: '127.0.0.1', port: portIn('TESSERA_REGISTRY_PORT') });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // Where the command looks for the registry.
  writeFileSync(join(folder, 'port'), `${port}\n`);
  keepRemovingUnused(registry);
  process.stdout.write(`${JSON.stringify({ ready: 'registry', port })}\n`);
}

start().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
});
