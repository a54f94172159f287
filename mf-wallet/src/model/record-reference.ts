/** What a movement was about, as the member may quote it: a reference as it is, `round:ab-3` as `ab-3`, an opening as nothing. */
export function recordReference(reference: string): string | undefined {
  const [, kind, rest] = reference.match(/^([a-z-]+):(.+)$/) ?? [];
  if (kind === undefined) return reference || undefined;
  return kind === 'opening' ? undefined : rest;
}
