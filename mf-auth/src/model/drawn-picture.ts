import { reelArtSvg } from '@tessera/shared/art';
import type { DrawnAvatar } from '@tessera/shared/wire/auth';

/** Each on a ground that suits it, so that two differ in colour as well. */
const palettes: Readonly<Record<DrawnAvatar, number>> = {
  fox: 4,
  koi: 1,
  cherry: 9,
  lotus: 3,
  clover: 10,
  moon: 7,
  sun: 2,
  planet: 6,
  lantern: 0,
  compass: 10,
  crown: 5,
  gem: 8,
};

/** A picture of the drawn set, as an address for an `<img>`. */
export function drawnPicture(name: DrawnAvatar): string {
  return `data:image/svg+xml,${encodeURIComponent(reelArtSvg({ symbol: name, palette: palettes[name] }))}`;
}
