import { createSanitiser } from '@tessera/shared/html/sanitiser';

/** Texts that are kept, of all merchants and languages. */
const most = 2_000;

const known = new Map<string, string>();

/** Loaded with the first page that has HTML in its answers: most have none. */
async function makeSanitiser(): Promise<(html: string) => string> {
  const { JSDOM } = await import('jsdom');
  return createSanitiser(new JSDOM('').window);
}
let sanitiser: ReturnType<typeof makeSanitiser> | undefined;

const hasMarkup = (text: string): boolean => /<[a-z!/]/i.test(text);

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return hasMarkup(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * The HTML in the answers that a page is rendered from, each text as the browser's sanitiser leaves it, by what it was.
 * That needs a parser, which the thread that renders has not got.
 */
export async function sanitisedTexts(
  bodies: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, string>>> {
  const texts = textsIn(bodies);
  if (texts.length === 0) return {};
  sanitiser ??= makeSanitiser();
  const sanitise = await sanitiser;
  if (known.size + texts.length > most) known.clear();
  return Object.fromEntries(
    texts.map((text) => {
      const clean = known.get(text) ?? sanitise(text);
      known.set(text, clean);
      return [text, clean];
    }),
  );
}
