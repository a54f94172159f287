import type { PageShell } from '@tessera/shared/registry';
import { requestFile } from '../remotes/trusted-files.ts';

/**
 * Links the brand's fonts; until then text uses a fallback font of the same width. The page's own font is loaded before its style
 * sheet applies: else the whole page would be laid out for the sheet, and again for each file.
 */
export function linkFonts(shell: PageShell): void {
  for (const file of shell.fonts) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = 'not all';
    link.addEventListener('load', () => void apply(link));
    requestFile(link, `${shell.base}${file}`);
    document.head.append(link);
  }
}

async function apply(link: HTMLLinkElement): Promise<void> {
  const faces = link.sheet ? pageFaces(link.sheet) : [];
  const loads = await Promise.allSettled(faces.map((face) => face.load()));
  // One that failed is asked for again by the sheet, when text needs it.
  for (const load of loads) if (load.status === 'fulfilled') document.fonts.add(load.value);
  link.media = 'all';
}

const unquoted = (family: string | undefined): string => (family ?? '').trim().replace(/^["']|["']$/g, '');

/** The faces of the page's first font. The slices of a font are left to the browser, which loads those that text needs. */
function pageFaces({ cssRules, href }: CSSStyleSheet): readonly FontFace[] {
  const [first] = getComputedStyle(document.body).fontFamily.split(',', 1);
  return [...cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const property = (name: string): string => rule.style.getPropertyValue(name);
    if (unquoted(property('font-family')) !== unquoted(first) || property('unicode-range') !== '') return [];
    const source = property('src').replace(
      /url\("([^"]+)"\)/g,
      (_, url: string) => `url("${new URL(url, href ?? undefined)}")`,
    );
    const style = property('font-style') || 'normal';
    return [new FontFace(unquoted(first), source, { weight: property('font-weight'), style, display: 'swap' })];
  });
}
