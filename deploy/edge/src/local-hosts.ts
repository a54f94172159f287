import type { FastifyRequest } from 'fastify';
import { hostOf } from './hosts.ts';

/** Whether it is a host of this machine. */
export const isLocalHost = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

const localByHttp = /^http:(?=\/\/(?:[\w-]+\.)*localhost(?::\d+)?$)/;

interface HostLists {
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
}

/**
 * The hosts of pictures and games for the page of a request. The operator names this machine's hosts by http; a page that came
 * by https, through a proxy, needs them by https. A page without hosts for games would open them as the operator names
 * them, so it gets the one that there is.
 */
export function hostsInScheme<Boot extends HostLists>(boot: Boot, request: FastifyRequest, gamesOrigin: string): Boot {
  if (request.protocol !== 'https' || !isLocalHost(hostOf(request))) return boot;
  const byHttps = (origins: readonly string[]) => origins.map((origin) => origin.replace(localByHttp, 'https:'));
  const games = boot.launchGameCDNs.length > 0 ? boot.launchGameCDNs : [gamesOrigin];
  return { ...boot, imageCDNs: byHttps(boot.imageCDNs), launchGameCDNs: byHttps(games) };
}
