/** Hosts with the same files. */
export interface CdnHosts {
  /** Origins in the order to try them; empty if the merchant has none. */
  order(): readonly string[];
  /** Reports a failed host: for the rest of the visit it is tried last. */
  failed(origin: string): void;
}

/** Shuffles a merchant's list (spec §7), once a visit, so that repeated requests use one host and its cache. */
export function cdnHosts(origins: readonly string[], random: () => number = Math.random): CdnHosts {
  let hosts = shuffled(origins, random);
  return {
    order: () => hosts,
    failed(origin) {
      if (hosts.includes(origin)) hosts = [...hosts.filter((host) => host !== origin), origin];
    },
  };
}

function shuffled(list: readonly string[], random: () => number): readonly string[] {
  const left = [...new Set(list)];
  const order: string[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}
