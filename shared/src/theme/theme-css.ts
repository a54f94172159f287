import { hexOf } from './contrast.ts';
import { type BrandTheme, colorRoles, type ThemeMode, type TypeStyle } from './roles.ts';
import { fixedTokens } from './scale.ts';

const systemSans =
  "system-ui, -apple-system, 'Segoe UI', 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', sans-serif";
/** Scripts that the merchants' fonts do not contain; these languages use the reader's own fonts. */
const ownStacks: Readonly<Record<string, string>> = {
  ja: "'Hiragino Sans', 'Yu Gothic', Meiryo, 'Noto Sans JP', 'Noto Sans CJK JP', system-ui, sans-serif",
  zh: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', system-ui, sans-serif",
  th: "'Sukhumvit Set', Thonburi, 'Leelawadee UI', 'Noto Sans Thai', system-ui, sans-serif",
};

const rem = (pixels: number): string => `${pixels / 16}rem`;
const font = (style: TypeStyle): string =>
  `${style.weight} ${rem(style.size)}/${style.line} var(--font-${style.face ?? 'body'})`;

type Declarations = readonly (readonly [name: string, value: string])[];

function rule(selector: string, declarations: Declarations): string {
  const body = declarations.map(([name, value]) => `    ${name}: ${value};`).join('\n');
  return `  ${selector} {\n${body}\n  }`;
}

/** What differs between light and dark besides the roles: wells, veils and depth. */
function depth(theme: BrandTheme, mode: ThemeMode): Declarations {
  const ink = hexOf(theme.colors[mode === 'dark' ? 'bg' : 'text'][mode]);
  const shade = (percent: number) =>
    `color-mix(in srgb, ${mode === 'dark' ? '#000000' : ink} ${percent}%, transparent)`;
  const dark = mode === 'dark';
  return [
    ['--color-field', `var(--color-${dark ? 'bg' : 'surface-1'})`],
    // Darker, not brighter: the white on it must stay readable.
    ['--color-danger-fill-hover', 'color-mix(in oklab, var(--color-danger-fill), #000000 12%)'],
    ['--color-scrim', shade(dark ? 66 : 42)],
    ['--color-scrim-centre', shade(78)],
    [
      '--elevation-1',
      dark ? 'inset 0 0 0 1px var(--color-line)' : `inset 0 0 0 1px var(--color-line), 0 1px 2px ${shade(4)}`,
    ],
    ['--elevation-2', `0 0 0 1px var(--color-line), 0 12px 32px ${shade(dark ? 35 : 22)}`],
    ['--elevation-3', `0 0 0 1px var(--color-line), 0 24px 64px ${shade(dark ? 45 : 18)}`],
  ];
}

function brandTokens(theme: BrandTheme): Declarations {
  const radius = Object.entries(theme.radius).map(([name, value]) => [`--radius-${name}`, `${value}px`] as const);
  const type = Object.entries(theme.type).map(([name, style]) => [`--type-${name}`, font(style)] as const);
  return [
    ['--font-body', `${theme.fontBody}, ${systemSans}`],
    ['--font-display', `${theme.fontDisplay}, ${systemSans}`],
    ['--tracking-display', `${theme.tracking}em`],
    ['--weight-button', `${theme.buttonWeight}`],
    ['--icon-stroke', `${theme.iconStroke}`],
    ['--width-content', `${theme.contentWidth}px`],
    ...radius,
    ...type,
  ];
}

function modeRules(theme: BrandTheme, mode: ThemeMode): string[] {
  const selector = `:root[data-brand='${theme.brand}'][data-theme='${mode}']`;
  const colors = colorRoles.map((role) => [`--color-${role}`, hexOf(theme.colors[role][mode])] as const);
  const plusMinus = (language: 'ko' | 'other'): Declarations => [
    ['--color-gain', hexOf(theme.plusMinus[language].gain[mode])],
    ['--color-loss', hexOf(theme.plusMinus[language].loss[mode])],
  ];
  return [
    rule(selector, [['color-scheme', mode], ...colors, ...plusMinus('other'), ...depth(theme, mode)]),
    rule(`${selector}[lang^='ko']`, plusMinus('ko')),
  ];
}

/** A merchant's theme as CSS: `:root[data-brand][data-theme]` has its colours, `:root[data-brand]` the rest. */
export function themeCss(theme: BrandTheme): string {
  const brand = `:root[data-brand='${theme.brand}']`;
  const languages = Object.entries(ownStacks).map(([language, stack]) =>
    rule(`${brand}[lang^='${language}']`, [
      ['--font-body', stack],
      ['--font-display', stack],
    ]),
  );
  const words = theme.fontLanguages.map((language, at) =>
    rule(at === 0 ? brand : `${brand}[lang^='${language}']`, [['--font-words', `'Pretendard ${language}'`]]),
  );
  const rules = [
    rule(brand, brandTokens(theme)),
    ...words,
    ...languages,
    ...modeRules(theme, 'dark'),
    ...modeRules(theme, 'light'),
  ];
  return `/* Written from ${theme.brand}.ts by write-css.ts; edit that file. */\n@layer tokens {\n${rules.join('\n\n')}\n}\n`;
}

/** Tokens that are the same for every merchant. With reduced motion, durations are zero. */
export function fixedCss(): string {
  const declarations = Object.entries(fixedTokens).map(([name, value]) => [`--${name}`, value] as const);
  const still = Object.keys(fixedTokens)
    .filter((name) => name.startsWith('motion-'))
    .map((name) => [`--${name}`, '0s'] as const);
  const rules = `${rule(':root', declarations)}\n\n  @media (prefers-reduced-motion: reduce) {\n${rule(':root', still)}\n  }`;
  return `/* Written from scale.ts by write-css.ts; edit that file. */\n@layer tokens {\n${rules}\n}\n`;
}
