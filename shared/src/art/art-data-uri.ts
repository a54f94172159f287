import { type GameArtRequest, gameArtSvg } from './game-art-svg.ts';

/** Enough for a long list and its rails; the oldest pictures are painted again when asked for. */
const capacity = 480;
const painted = new Map<string, string>();

/** A game's generated picture as a `data:` address for an `<img>`; painted once per game and shape. */
export function artDataUri(request: Omit<GameArtRequest, 'idPrefix'>): string {
  const { vendor, code, category, ratio, isTitled = true } = request;
  const key = `${vendor}|${code}|${category}|${ratio}|${isTitled}`;
  const known = painted.get(key);
  if (known) return known;
  const svg = gameArtSvg(request)
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent);
  const uri = `data:image/svg+xml,${svg}`;
  if (painted.size >= capacity) painted.delete(painted.keys().next().value as string);
  painted.set(key, uri);
  return uri;
}
