export type Brand = 'aurora' | 'lotus' | 'harbor';

/** A merchant's name as its pages write it. */
export const brandName = (brand: Brand): string => `${brand[0]?.toUpperCase()}${brand.slice(1)}`;

const port = (): string => {
  const given = process.env.TESSERA_E2E_PORT;
  if (!given) throw new Error('TESSERA_E2E_PORT is set by the global set-up.');
  return given;
};

export const site = (brand: Brand): string => `http://${brand}.localhost:${port()}`;
export const consoleSite = (): string => `http://console.localhost:${port()}`;
