import { defaultConfig } from '../../platform/config.ts';
import type { Merchant } from '../merchants/index.ts';
import type { IdentityNeeds } from './needs.ts';
import { ownPage } from './own-page.ts';

const merchant = {
  profile: { hosts: ['aurora.localhost', 'aurora.example'], agentHosts: ['agents.aurora.localhost'] },
} as unknown as Merchant;
const pageAt = (asked: string, localScheme: 'http' | 'https') =>
  ownPage({ config: { ...defaultConfig, publicPort: 8443, localScheme } } as IdentityNeeds, merchant, asked).origin;

describe('the page that mails link to and passkeys are made on', () => {
  it('is reached on this machine as its browsers reach the edge, and elsewhere by https', () => {
    expect(pageAt('aurora.localhost', 'http')).toBe('http://aurora.localhost:8443');
    expect(pageAt('agents.aurora.localhost', 'https')).toBe('https://agents.aurora.localhost:8443');
    expect(pageAt('aurora.example', 'http')).toBe('https://aurora.example');
  });

  it('is a page of the merchant, whatever a request names', () => {
    expect(pageAt('evil.example', 'http')).toBe('http://aurora.localhost:8443');
  });
});
