import { existsSync } from 'node:fs';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The installed nginx, or that of TESSERA_NGINX; undefined without one. */
export const nginxPath = (): string | undefined => process.env.TESSERA_NGINX ?? places.find(existsSync);
