/** Colour roles: what a colour is for. A component names a role; a merchant's theme gives it a value. */
export const colorRoles = [
  'bg',
  'surface-1',
  'surface-2',
  'surface-3',
  'overlay',
  'line',
  'line-strong',
  'text',
  'text-2',
  'text-3',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-text',
  'accent-soft',
  'ok',
  'ok-soft',
  'warn',
  'warn-soft',
  'danger',
  'danger-fill',
  'danger-soft',
  'info',
  'info-soft',
  'on-fill',
] as const;

export type ColorRole = (typeof colorRoles)[number];
export type ThemeMode = 'dark' | 'light';

/** OKLCH: lightness in percent, chroma, hue in degrees. Written into CSS as hex. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];
export type Shades = Readonly<Record<ThemeMode, Oklch>>;

/** Plus and minus follow the reader's language, not the merchant: Korean red is plus, elsewhere green is. */
export interface PlusMinus {
  readonly gain: Shades;
  readonly loss: Shades;
}

/** One text style: pixels at the default root size (written as rem), line height, weight. */
export interface TypeStyle {
  readonly size: number;
  readonly line: number;
  readonly weight: number;
  readonly face?: 'display';
}

export type TypeName =
  | 'display'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'amount'
  | 'kpi'
  | 'body'
  | 'body-strong'
  | 'body-s'
  | 'body-s-strong'
  | 'label'
  | 'caption'
  | 'micro'
  | 'micro-strong';

/** Everything that a merchant's theme may set. Not: meanings of roles, spaces, layers and motion. */
export interface BrandTheme {
  readonly brand: string;
  readonly colors: Readonly<Record<ColorRole, Shades>>;
  readonly plusMinus: Readonly<Record<'ko' | 'other', PlusMinus>>;
  /** Radii s, m, l, xl in pixels; `round` shapes chips and badges. */
  readonly radius: Readonly<Record<'s' | 'm' | 'l' | 'xl' | 'round', number>>;
  /** Languages with a file of the site's own words in `fonts/pretendard.css`; the first one is for all others. */
  readonly fontLanguages: readonly string[];
  readonly fontBody: string;
  readonly fontDisplay: string;
  /** Letter spacing of display text, in em. */
  readonly tracking: number;
  readonly buttonWeight: number;
  readonly iconStroke: number;
  readonly contentWidth: number;
  readonly type: Readonly<Record<TypeName, TypeStyle>>;
}
