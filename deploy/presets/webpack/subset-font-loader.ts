import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';
import { fontLanguages, lettersOf } from './letters.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The font is read as bytes. */
export const raw = true;

/**
 * Keeps of a font the letters that the site needs in one language: `font.woff2?language=ko`. `&weights=400-800` narrows
 * the weights of a variable font. The result is WOFF2.
 */
export default async function subsetFontLoader(this: LoaderContext<unknown>, font: Buffer): Promise<Buffer> {
  const query = new URLSearchParams(this.resourceQuery);
  const language = fontLanguages.find((name) => name === query.get('language'));
  if (!language) throw new Error(`${this.resource}: ?language= must be one of ${fontLanguages.join(', ')}.`);
  const { text, files } = lettersOf(ROOT, language);
  for (const file of files) this.addDependency(file);
  const [min, max] = (query.get('weights') ?? '').split('-').map(Number);
  return subsetFont(font, text, {
    targetFormat: 'woff2',
    ...(min && max ? { variationAxes: { wght: { min, max } } } : {}),
  });
}
