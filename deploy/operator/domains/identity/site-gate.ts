import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import { notAvailable, type SiteCall, type SiteGate, type SiteRoutes } from '../../platform/http/routes.ts';
import { isOpenEverywhere, locate, type Merchant, type Merchants, statusFor } from '../merchants/index.ts';
import type { Member } from './members/member.ts';
import type { Sessions } from './sessions/sessions.ts';

/** The calls of the site, as every domain answers them. */
export type Routes = SiteRoutes<Merchant, Member>;
/** One call of the site; `Who` is null for a visitor. */
export type Call<E, Who extends Member | null = Member | null> = SiteCall<E, Merchant, Who>;

/** The one `Merchant` header; repeated, missing and unknown are refused alike (wire-facts). */
function merchantOf(request: FastifyRequest, merchants: Merchants): Merchant {
  const names = request.raw.rawHeaders.filter((_, n) => n % 2 === 0);
  const repeated = names.filter((name) => name.toLowerCase() === 'merchant').length > 1;
  const code = request.headers.merchant;
  const merchant = merchants.byCode(typeof code === 'string' ? code : '');
  if (repeated || !merchant) throw notAvailable();
  return merchant;
}

/** A closed site still answers status, help and customer service (decision 9). */
const staysOpen = /^(?:system|support)\./;

/** Refuses visitors of a closed site. */
function requireOpen(merchant: Merchant, ip: string): void {
  const status = statusFor(merchant, locate(merchant, ip).country);
  if (status === 1) throw new Refusal(503, 'system.maintenance');
  if (status === 2) throw new Refusal(403, 'system.region');
}

/** Lets a call in: its merchant, switch, site status and token. */
export const createSiteGate = (merchants: Merchants, sessions: Sessions): SiteGate<Merchant, Member> => ({
  merchantFor(endpoint, request) {
    const merchant = merchantOf(request, merchants);
    if (endpoint.module && !merchants.isOn(merchant, endpoint.module)) throw notAvailable();
    if (!staysOpen.test(endpoint.name)) requireOpen(merchant, request.ip);
    return merchant;
  },
  merchantForAll(endpoint, code) {
    // A repeated header is joined by a comma, which is in no code.
    const merchant = typeof code === 'string' ? merchants.byCode(code) : undefined;
    if (!merchant || (endpoint.module && !merchants.isOn(merchant, endpoint.module))) return undefined;
    return staysOpen.test(endpoint.name) || isOpenEverywhere(merchant) ? merchant : undefined;
  },
  async memberFor(endpoint, token, merchant) {
    if (endpoint.token === 'none' || (!token && endpoint.token === 'optional')) return null;
    const member = token ? await sessions.resolve(merchant.code, token) : null;
    // A stale token is refused even on a public feed: the client drops it and asks once more as a visitor.
    if (!member) throw new Refusal(401, token ? 'session.expired' : 'session.required');
    return member;
  },
});
