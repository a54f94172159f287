/** Hundredths of the play coin with their unit, which says what it is. */
export const coinText = (cents: number): string => `${(cents / 100).toFixed(2)} USDT (demo)`;
