import type { PageShell } from '@tessera/shared/registry';

/** Links the brand's faces after the first paint: text shows in a fallback of the same measure until they are here. */
export function linkFonts(shell: PageShell): void {
  for (const file of shell.fonts) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${shell.base}${file}`;
    document.head.append(link);
  }
}
