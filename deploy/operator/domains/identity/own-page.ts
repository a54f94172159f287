import { type Merchant, withPublicPort } from '../merchants/index.ts';
import type { IdentityNeeds } from './needs.ts';

export interface OwnPage {
  readonly host: string;
  /** With the port that the browser uses. */
  readonly origin: string;
}

/** The merchant's page that a request comes from: always a host of the merchant, whatever the request names. */
export function ownPage({ config }: IdentityNeeds, { profile }: Merchant, asked: string): OwnPage {
  const isOurs = [...profile.hosts, ...profile.agentHosts].includes(asked);
  const host = isOurs ? asked : (profile.hosts[0] ?? asked);
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  return { host, origin: `${isLocal ? config.localScheme : 'https'}://${withPublicPort(host, config.publicPort)}` };
}
