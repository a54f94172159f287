import { call, type Result, reloadMember } from '@tessera/shared/api';
import { endpointQuery, pageQueries } from '@tessera/shared/query';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getProtection, type MarketingChannel, setMarketingConsent, startBreak } from '@tessera/shared/wire/protection';

export type Protection = AnswerOf<typeof getProtection>;
export type NewBreak = RequestOf<typeof startBreak>;

/** The break that the member takes, the breaks they can take, and what they have agreed to be sent. */
export const useProtection = endpointQuery(getProtection, { staleTime: 0 });

/** After a change, here or elsewhere: it is fetched again, and the member with it, whose offers a break closes. */
export async function protectionChanged(): Promise<void> {
  await Promise.all([pageQueries().invalidateQueries({ queryKey: useProtection.key }), reloadMember()]);
}

/** A refusal means that the page shows an old state, so it is fetched again either way. */
export async function beginBreak(request: NewBreak): Promise<Result<Protection>> {
  const begun = await call(startBreak, request);
  await protectionChanged();
  return begun;
}

export async function keepConsent(channel: MarketingChannel, isGiven: boolean): Promise<Result<null>> {
  const kept = await call(setMarketingConsent, { channel, isGiven });
  await pageQueries().invalidateQueries({ queryKey: useProtection.key });
  return kept;
}
