import { reloadMember } from '@tessera/shared/api';
import { endpointMutation, endpointQuery, pageQueries } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getProtection, setMarketingConsent, startBreak } from '@tessera/shared/wire/protection';

export type Protection = AnswerOf<typeof getProtection>;

/** The break that the member takes, the breaks they can take, and what they have agreed to be sent. */
export const useProtection = endpointQuery(getProtection, { staleTime: 0 });

// A refusal means that the page shows an old state, so it is fetched again either way.
const changes = { invalidates: [useProtection.key], evenIfRefused: true } as const;
export const useStartBreak = endpointMutation(startBreak, changes);
export const useSetConsent = endpointMutation(setMarketingConsent, changes);

/** After a change elsewhere: it is fetched again, and the member with it, whose offers a break closes. */
export async function protectionChanged(): Promise<void> {
  await Promise.all([pageQueries().invalidateQueries({ queryKey: useProtection.key }), reloadMember()]);
}
