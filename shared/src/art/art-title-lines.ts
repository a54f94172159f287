/** A title broken for a 3:4 card: at most two lines and the font size, in units of a picture 300 wide. */
export interface ArtTitle {
  readonly lines: readonly string[];
  readonly fontSize: number;
}

const boxWidth = 252;
const largest = 44;
const oneLine = 5.4;

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/\p{Mark}/u.test(character)) continue;
    width += character === ' ' ? 0.28 : /[ᄀ-ᇿ⺀-鿿가-힣]/.test(character) ? 1 : 0.6;
  }
  return width;
}

/** Japanese has no spaces: break at its dot, or where hiragana ends and the next word begins. */
const breaks = / |・|\p{Script=Hiragana}(?=[\p{Script=Han}\p{Script=Katakana}])/gu;
/** A line must have more than one character. */
const shortest = 1.2;

/** Breaks at the place that best halves the title, the longer half first when two breaks are equally good. */
function halves(title: string): string[] {
  let best: string[] = [title];
  let bestDifference = Number.POSITIVE_INFINITY;
  for (const { 0: sign, index } of [...title.matchAll(breaks)].reverse()) {
    const isSeparator = sign === ' ' || sign === '・';
    const lines = [title.slice(0, isSeparator ? index : index + 1), title.slice(index + 1)];
    if (!isSeparator && lines.some((line) => widthOf(line) < shortest)) continue;
    const difference = Math.abs(widthOf(lines[0] ?? '') - widthOf(lines[1] ?? ''));
    if (difference < bestDifference - 1e-9) {
      best = lines;
      bestDifference = difference;
    }
  }
  return best;
}

/**
 * Lays out a title over game art. Hangul, Han and kana count 1, other characters .6, a space .28; above 5.4 it
 * breaks. The size is the largest up to 44 that fits.
 */
export function artTitleLines(title: string): ArtTitle {
  const trimmed = title.trim();
  const lines = widthOf(trimmed) > oneLine ? halves(trimmed) : [trimmed];
  const widest = Math.max(1, ...lines.map(widthOf));
  return { lines, fontSize: Math.min(largest, Math.floor((boxWidth / widest) * 10) / 10) };
}
