/** The page on which anybody checks a raffle or a drop of red envelopes. */
export const raffleCheckPath = (id: number): string => `/drawCheck?raffle=${id}`;
export const envelopeCheckPath = (id: number): string => `/drawCheck?envelope=${id}`;
