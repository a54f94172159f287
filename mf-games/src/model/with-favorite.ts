/** The favourites after a change, newest first; making a favourite twice is the same as once. */
export function withFavorite(
  codes: readonly string[],
  { code, isFavorite }: { readonly code: string; readonly isFavorite: boolean },
): readonly string[] {
  const others = codes.filter((one) => one !== code);
  return isFavorite ? [code, ...others] : others;
}
