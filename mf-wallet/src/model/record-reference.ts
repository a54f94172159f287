const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/**
 * What a movement was about, as the member may quote it: a reference as it is, `round:fe077ea9-…` as the frame of the
 * game shows it, `lottery:K3:20261121-0961` as its issue, an opening as nothing.
 */
export function recordReference(reference: string): string | undefined {
  const [, kind, rest = ''] = reference.match(/^([a-z-]+):(.+)$/) ?? [];
  if (kind === undefined) return reference || undefined;
  if (kind === 'opening' || kind === 'promotion') return undefined;
  if (kind === 'lottery') return rest.split(':').at(-1);
  return uuid.test(rest) ? rest.slice(0, 8).toUpperCase() : rest;
}
