import type { PageShell } from '@tessera/shared/registry';

/** Links the brand's fonts after the first paint; until then text uses a fallback font of the same width. */
export function linkFonts(shell: PageShell): void {
  for (const file of shell.fonts) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${shell.base}${file}`;
    document.head.append(link);
  }
}
