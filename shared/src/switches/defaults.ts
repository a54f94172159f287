/** The remotes that the specification knows (spec §3): every merchant had them before there were switches for remotes. */
const firstRemotes: ReadonlySet<string> = new Set([
  ...['MF_AUTH', 'MF_GAMES', 'MF_LOTTERY', 'MF_WALLET', 'MF_AGENT', 'MF_PROMOTIONS'],
]);

/** Whether a switch that a merchant does not have counts as on (decision 12, ADR 46). */
export const isOnByDefault = (name: string): boolean => firstRemotes.has(name);
