import { fileURLToPath } from 'node:url';
import { type EdgeLimits, edgeLimits } from './limits.ts';

export interface EdgeConfig {
  readonly port: number;
  readonly operatorUrl: string;
  readonly providerUrl: string;
  readonly internalKey: string;
  /** Folder with `releases/` and `channels/`. */
  readonly releasesRoot: string;
  /** Folder of the built console. */
  readonly consoleRoot: string;
  /** Watch mode: open pages are notified when a release has changed. */
  readonly isDev: boolean;
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

export function readConfig(): EdgeConfig {
  const releasesRoot = process.env.TESSERA_RELEASES ?? `${ROOT}dist`;
  return {
    port: Number(need('TESSERA_PUBLIC_PORT')),
    operatorUrl: `http://127.0.0.1:${need('TESSERA_OPERATOR_PORT')}`,
    providerUrl: `http://127.0.0.1:${need('TESSERA_PROVIDER_PORT')}`,
    internalKey: need('TESSERA_INTERNAL_KEY'),
    releasesRoot,
    consoleRoot: `${releasesRoot}/console`,
    isDev: Boolean(process.env.TESSERA_DEV),
    limits: edgeLimits,
  };
}
