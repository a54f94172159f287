// Writes the theme files beside their sources: `npx tsx shared/src/theme/write-css.ts`.
import { writeFileSync } from 'node:fs';
import { aurora } from './aurora.ts';
import { harbor } from './harbor.ts';
import { lotus } from './lotus.ts';
import { fixedCss, themeCss } from './theme-css.ts';

const write = (name: string, css: string) => writeFileSync(new URL(`./${name}.css`, import.meta.url), css);

for (const theme of [aurora, lotus, harbor]) write(theme.brand, themeCss(theme));
write('scale', fixedCss());
