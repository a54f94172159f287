import { palettesFor, reelArtSvg } from '@tessera/shared/art';
import type { DrawnAvatar } from '@tessera/shared/wire/auth';

/** A picture of the drawn set, as an address for an `<img>`. */
export function drawnPicture(name: DrawnAvatar): string {
  const suited = palettesFor(name);
  const svg = reelArtSvg({ symbol: name, palette: suited[name.length % suited.length] ?? 0 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
