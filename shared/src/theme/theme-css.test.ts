import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { aurora } from './aurora.ts';
import { harbor } from './harbor.ts';
import { lotus } from './lotus.ts';
import { fixedCss, themeCss } from './theme-css.ts';

// The formatter may fold lines and change quotes, so only the words are compared.
const words = (css: string) =>
  css
    .replace(/'/g, '"')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
const written = (name: string) => words(readFileSync(resolve(__dirname, `${name}.css`), 'utf8'));

it.each([aurora, lotus, harbor])('the style sheet of $brand matches its theme', (theme) => {
  expect(written(theme.brand)).toBe(words(themeCss(theme)));
});

it('the sheet of fixed tokens is up to date', () => {
  expect(written('scale')).toBe(words(fixedCss()));
});

it('Korean readers see red for plus and blue for minus, others green and red', () => {
  const css = themeCss(aurora);
  const korean = css.slice(css.indexOf("[data-theme='dark'][lang^='ko']"));
  expect(korean).toMatch(/--color-gain: #fd8281;\s+--color-loss: #78b4f6;/);
  expect(css).toMatch(/--color-gain: #6cdc90;\s+--color-loss: #fe7f78;/);
});
