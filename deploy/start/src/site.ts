import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readOwnerKeys } from '../../registry/src/service/open-registry.ts';
import { EDGE as EDGE_KEY, PrivateKeys } from '../../registry/src/service/private-keys.ts';
import { prepareDataDir } from './data-dir.ts';
import { publishBuilt } from './publish-built.ts';
import { freePort, type Settings } from './settings.ts';
import { Supervisor } from './supervisor.ts';

export interface RunningSite {
  readonly supervisor: Supervisor;
  readonly operatorPort: number;
  /** Where the edge itself listens: the site's port, unless nginx has that one. */
  readonly edgePort: number;
  readonly internalKey: string;
  /** Starts another edge with the same operator and other releases; for tests and the bench. */
  startEdge(port: number, releasesRoot: string, env?: Readonly<Record<string, string>>): Promise<void>;
}

const EDGE = 'deploy/edge/src/main.ts';
const NGINX = 'deploy/nginx/src/main.ts';

/** Keys that must survive a restart: an open round is settled with the same secret. */
function keys(dataDir: string): { readonly internal: string; readonly provider: string } {
  const path = `${dataDir}/keys.json`;
  if (!existsSync(path)) {
    const made = { internal: randomBytes(32).toString('hex'), provider: randomBytes(32).toString('hex') };
    // Written atomically: a full disk must not leave an empty file that no later start can read.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(made), { mode: 0o600 });
    renameSync(draft, path);
  }
  return JSON.parse(readFileSync(path, 'utf8')) as { internal: string; provider: string };
}

/**
 * Starts the registry with what was built here, and answers whose releases the edge accepts. `npm run dev` has none: it
 * uses its builds as they are.
 */
async function startRegistry(
  env: Readonly<Record<string, string>>,
  supervisor: Supervisor,
): Promise<Readonly<Record<string, string>>> {
  if (process.env.TESSERA_RELEASES) return {};
  await supervisor.startIfPossible({ name: 'registry', entry: 'deploy/registry/src/service/main.ts', env });
  await publishBuilt(env).catch((cause: unknown) =>
    console.error(`What was built is not published, the last releases stay: ${String(cause)}`),
  );
  const ownerKeys = await readOwnerKeys(env.TESSERA_REGISTRY ?? '');
  return { TESSERA_REGISTRY_OWNER_KEYS: (ownerKeys ?? []).join() };
}

/** Starts registry, operator, provider and edge, and nginx if it is to be in front, and waits for each. */
export async function startSite(
  { port, dataDir, httpPort }: Settings,
  supervisor = new Supervisor(),
): Promise<RunningSite> {
  prepareDataDir(dataDir);
  const { internal, provider } = keys(dataDir);
  const operatorPort = await freePort();
  const providerPort = await freePort();
  const registryPort = await freePort();
  const edgePort = httpPort === undefined ? port : await freePort();
  const env = {
    TESSERA_DATA: dataDir,
    TESSERA_PUBLIC_PORT: String(port),
    TESSERA_LOCAL_SCHEME: httpPort === undefined ? 'http' : 'https',
    TESSERA_OPERATOR_PORT: String(operatorPort),
    TESSERA_OPERATOR_URL: `http://127.0.0.1:${operatorPort}`,
    TESSERA_PROVIDER_PORT: String(providerPort),
    TESSERA_INTERNAL_KEY: internal,
    TESSERA_PROVIDER_SECRET: provider,
    TESSERA_REGISTRY: `${dataDir}/registry`,
    TESSERA_REGISTRY_PORT: String(registryPort),
    TESSERA_REGISTRY_URL: `http://127.0.0.1:${registryPort}`,
    TESSERA_MIRROR: `${dataDir}/mirror`,
    TESSERA_OVERRIDES: process.env.TESSERA_OVERRIDES ?? 'loopback',
    TESSERA_EDGE_KEY: new PrivateKeys(`${dataDir}/registry`).pathOf(EDGE_KEY),
  };
  try {
    const releasing = startRegistry(env, supervisor);
    // It runs beside the start of the operator, whose failure must not leave it unhandled.
    releasing.catch(() => undefined);
    await supervisor.start({ name: 'operator', entry: 'deploy/operator/main.ts', env });
    // Without the provider, only games are missing.
    await supervisor.startIfPossible({ name: 'provider', entry: 'deploy/provider/server/main.ts', env });
    const behind = { TESSERA_LISTEN_PORT: String(edgePort), TESSERA_TRUSTED_PROXIES: '127.0.0.1' };
    const place = httpPort === undefined ? {} : behind;
    await supervisor.start({ name: 'edge', entry: EDGE, env: { ...env, ...place, ...(await releasing) } });
    if (httpPort !== undefined) {
      const nginxEnv = { ...env, ...behind, TESSERA_HTTP_PORT: String(httpPort) };
      await supervisor.start({ name: 'nginx', entry: NGINX, env: nginxEnv });
    }
  } catch (cause) {
    await supervisor.stop();
    throw cause;
  }
  return {
    supervisor,
    operatorPort,
    edgePort,
    internalKey: internal,
    startEdge: (edgePort, releasesRoot, more = {}) =>
      supervisor.start({
        name: `edge on ${edgePort}`,
        entry: EDGE,
        env: { ...env, TESSERA_PUBLIC_PORT: String(edgePort), TESSERA_RELEASES: releasesRoot, ...more },
      }),
  };
}
