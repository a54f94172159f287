import { createSanitiser } from '@tessera/shared/html/sanitiser';

/** Of all merchants and languages together. */
const maxCachedCharacters = 4_000_000;

const cached = new Map<string, string>();
let cachedCharacters = 0;

/** Loaded with the first page that has HTML in its answers: most have none. */
async function makeSanitiser(): Promise<(html: string) => string> {
  const { JSDOM } = await import('jsdom');
  return createSanitiser(new JSDOM('').window);
}
let sanitiser: ReturnType<typeof makeSanitiser> | undefined;

/** The parser takes longer than in proportion for deep elements, and has the edge's own thread; others are left to browsers. */
const limits = { elements: 1_000, depth: 50, textsOfPage: 300 };

const withoutEnd = /^(?:br|hr|img|col|wbr|input|area|source)$/i;

function isEasy(html: string): boolean {
  let elements = 0;
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    elements += 1;
    if (end) depth = Math.max(0, depth - 1);
    else if (!withoutEnd.test(name)) depth += 1;
    if (elements > limits.elements || depth > limits.depth) return false;
  }
  return true;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function store(text: string, clean: string): void {
  cached.set(text, clean);
  cachedCharacters += text.length + clean.length;
  for (const [oldest, its] of cached) {
    if (cachedCharacters <= maxCachedCharacters) break;
    cached.delete(oldest);
    cachedCharacters -= oldest.length + its.length;
  }
}

/**
 * The HTML in the answers that a page is rendered from, each text as the browser's sanitiser leaves it, by what it was.
 * That needs a parser, which the thread that renders has not got. Texts that would take long are missing.
 */
export async function sanitisedTexts(
  bodies: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, string>>> {
  const texts = textsIn(bodies).slice(0, limits.textsOfPage).filter(isEasy);
  if (texts.length === 0) return {};
  sanitiser ??= makeSanitiser().catch((cause: unknown) => {
    // The next page tries again.
    sanitiser = undefined;
    throw cause;
  });
  const sanitise = await sanitiser;
  return Object.fromEntries(
    texts.map((text) => {
      const before = cached.get(text);
      const clean = before ?? sanitise(text);
      if (before === undefined) store(text, clean);
      return [text, clean];
    }),
  );
}
