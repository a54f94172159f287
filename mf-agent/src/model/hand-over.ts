/** Where a fresh account signs in. */
export const signInLink = (origin: string): string => `${origin}/login`;

/** Whoever registers there stands below the agent whose code it is. */
export const signUpLink = (origin: string, inviteCode: string): string =>
  `${origin}/register?affiliateCode=${encodeURIComponent(inviteCode)}`;
