/** Hosts that hold the same files. */
export interface CdnHosts {
  /** Origins in the order in which they are to be asked; empty where the merchant has none. */
  order(): readonly string[];
  /** It could not be had: for the rest of the visit that host is asked after all others. */
  failed(origin: string): void;
}

/** Puts a merchant's list in an order by chance (spec §7), once a visit: what is fetched twice comes from one host and is kept. */
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
