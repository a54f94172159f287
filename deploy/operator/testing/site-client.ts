import type { Operator } from '../app.ts';
import { injecting } from './transport.ts';
import { wireClient } from './wire-client.ts';

export type { CallInit, WireAnswer } from './wire-client.ts';

/** The wire client on an operator of the same process, with a way around the sign-in. */
export function siteClient({ app, context }: Operator, defaultMerchant = 'aurora') {
  return {
    ...wireClient(injecting(app), defaultMerchant),
    /** A token without the ceremony. */
    async tokenOf(username: string, merchant = defaultMerchant): Promise<string> {
      const member = await context.accounts.byUsername(merchant, username);
      if (!member) throw new Error(`${merchant} has no account ${username}.`);
      return context.sessions.issue(member.id);
    },
  };
}
export type SiteClient = ReturnType<typeof siteClient>;
