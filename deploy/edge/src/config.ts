import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type EdgeLimits, edgeLimits } from './limits.ts';

/** Releases of a registry (ADR 46). */
export interface PublishedSettings {
  /** Folder in which the edge keeps what it has from the registry. */
  readonly mirror: string;
  readonly registryUrl: string;
  readonly channel: string;
  /** Public keys of the registry's owner, in base64url. */
  readonly ownerKeys: readonly string[];
  /** File of the private key with which this edge signs its reports; without it, it sends none. */
  readonly keyFile?: string | undefined;
}

/** Releases as they were built on this machine: for `npm run dev` and the bench. */
export interface BuiltSettings {
  /** Folder with `releases/`. */
  readonly root: string;
  /** File that names a version for each id. */
  readonly list: string;
}

export interface EdgeConfig {
  /** Port of the site, in addresses that browsers follow. */
  readonly port: number;
  readonly operatorUrl: string;
  readonly providerUrl: string;
  readonly internalKey: string;
  readonly releases: PublishedSettings | BuiltSettings;
  /** Folder of the built console. */
  readonly consoleRoot: string;
  /** Watch mode: open pages are notified when a release has changed. */
  readonly isDev: boolean;
  /** Whether a browser may use releases of a developer from its own machine (ADR 49). */
  readonly overrides: 'loopback' | 'off';
  /** Whether pages come with the HTML of their first screen (ADR 84); `ahead` also renders homes before anybody asks. */
  readonly rendering: 'ahead' | 'on' | 'off';
  /** Whether browsers keep the site's files in a service worker (ADR 86); `off` also ends those that are there. */
  readonly serviceWorker: 'on' | 'off';
  /** File of the key that signs the ids of visitors; without it, a key that ends with the process. */
  readonly visitorKeyFile?: string | undefined;
  /** Addresses or networks (`10.0.0.0/8`) of proxies that say truly whose request it is. */
  readonly trustedProxies: readonly string[];
  readonly limits: EdgeLimits;
  /** Where lines of this level and above are logged; warnings on the standard output without it. */
  readonly log?: { readonly level: 'debug' | 'warn'; readonly stream: { write(line: string): void } };
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: deploy/start sets it, or see deploy/edge/README.md.`);
  return value;
}

function readReleases(): EdgeConfig['releases'] {
  const root = process.env.TESSERA_RELEASES;
  if (root) return { root, list: process.env.TESSERA_BUILT ?? `${root}/built.json` };
  return {
    mirror: need('TESSERA_MIRROR'),
    registryUrl: need('TESSERA_REGISTRY_URL'),
    channel: process.env.TESSERA_CHANNEL ?? 'stable',
    ownerKeys: need('TESSERA_REGISTRY_OWNER_KEYS').split(','),
    keyFile: process.env.TESSERA_EDGE_KEY,
  };
}

function readOverrides(value = 'off'): EdgeConfig['overrides'] {
  if (value === 'loopback' || value === 'off') return value;
  throw new Error(`TESSERA_OVERRIDES is loopback or off, not "${value}".`);
}

function readRendering(value = 'ahead'): EdgeConfig['rendering'] {
  if (value === 'ahead' || value === 'on' || value === 'off') return value;
  throw new Error(`TESSERA_RENDERING is ahead, on or off, not "${value}".`);
}

function readServiceWorker(value = 'on'): EdgeConfig['serviceWorker'] {
  if (value === 'on' || value === 'off') return value;
  throw new Error(`TESSERA_SERVICE_WORKER is on or off, not "${value}".`);
}

/** In the folder of what this edge keeps; edges of one site without a common folder have it in their configuration. */
function visitorKeyFile(): string | undefined {
  const { TESSERA_VISITOR_KEY: file, TESSERA_RELEASES: releases, TESSERA_MIRROR: mirror } = process.env;
  return file || (releases ? undefined : `${mirror}/private/visitor-key`);
}

/** An address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

export function readTrustedProxies(value = ''): readonly string[] {
  const networks = value.split(',').flatMap((each) => each.trim() || []);
  const wrong = networks.find((each) => !isNetwork(each));
  if (wrong === undefined) return networks;
  throw new Error(`TESSERA_TRUSTED_PROXIES has addresses and networks such as 10.0.0.0/8, not "${wrong}".`);
}

/** Where the edge listens: at the site's own port, unless a proxy has that one. */
export const readListenPort = (): number => Number(process.env.TESSERA_LISTEN_PORT ?? need('TESSERA_PUBLIC_PORT'));

export function readConfig(): EdgeConfig {
  return {
    port: Number(need('TESSERA_PUBLIC_PORT')),
    operatorUrl: `http://127.0.0.1:${need('TESSERA_OPERATOR_PORT')}`,
    providerUrl: `http://127.0.0.1:${need('TESSERA_PROVIDER_PORT')}`,
    internalKey: need('TESSERA_INTERNAL_KEY'),
    releases: readReleases(),
    consoleRoot: `${process.env.TESSERA_RELEASES ?? `${ROOT}dist`}/console`,
    isDev: Boolean(process.env.TESSERA_DEV),
    overrides: readOverrides(process.env.TESSERA_OVERRIDES),
    rendering: readRendering(process.env.TESSERA_RENDERING),
    serviceWorker: readServiceWorker(process.env.TESSERA_SERVICE_WORKER),
    visitorKeyFile: visitorKeyFile(),
    trustedProxies: readTrustedProxies(process.env.TESSERA_TRUSTED_PROXIES),
    limits: edgeLimits,
  };
}
