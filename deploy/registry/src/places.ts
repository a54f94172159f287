import { fileURLToPath } from 'node:url';

/** Where things stand in a checkout; the one place that knows. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

/** Releases and channels: `dist/`, or wherever `TESSERA_RELEASES` says. */
export const releasesRoot = (): string => process.env.TESSERA_RELEASES ?? `${ROOT}/dist`;

/** Ids of the remotes in this workspace, in the order in which menus and headers ask them. */
export const REMOTE_IDS = ['auth', 'games', 'lottery', 'wallet', 'agent', 'promotions'] as const;

export const packageDir = (id: string): string => `${ROOT}/${id === 'shell' ? 'shell' : `mf-${id}`}`;
