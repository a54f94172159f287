import type { BrandTheme } from './roles.ts';
import { headings, textStyles } from './type-scale.ts';

/** Harbor (English): white paper and marine ink. The serif font looks small, so headings are larger. */
export const harbor: BrandTheme = {
  brand: 'harbor',
  colors: {
    bg: { dark: [14, 0.01, 255], light: [100, 0, 0] },
    'surface-1': { dark: [16.5, 0.012, 255], light: [100, 0, 0] },
    'surface-2': { dark: [20.5, 0.014, 255], light: [97.5, 0.003, 250] },
    'surface-3': { dark: [25, 0.016, 255], light: [94.5, 0.005, 250] },
    overlay: { dark: [18.5, 0.013, 255], light: [100, 0, 0] },
    line: { dark: [28, 0.014, 255], light: [89.5, 0.005, 250] },
    'line-strong': { dark: [53, 0.018, 255], light: [59, 0.015, 250] },
    text: { dark: [97, 0.003, 250], light: [18.5, 0.02, 255] },
    'text-2': { dark: [82, 0.01, 250], light: [40, 0.02, 255] },
    'text-3': { dark: [70, 0.012, 250], light: [50, 0.018, 255] },
    accent: { dark: [82, 0.09, 245], light: [36.5, 0.115, 256] },
    'accent-hover': { dark: [86.5, 0.075, 245], light: [31, 0.105, 256] },
    'on-accent': { dark: [19, 0.045, 256], light: [100, 0, 0] },
    'accent-text': { dark: [83, 0.085, 245], light: [40, 0.13, 256] },
    'accent-soft': { dark: [27, 0.05, 252], light: [95.5, 0.02, 250] },
    ok: { dark: [81, 0.14, 155], light: [46, 0.115, 155] },
    'ok-soft': { dark: [26, 0.045, 155], light: [95.5, 0.03, 155] },
    warn: { dark: [85, 0.125, 85], light: [48, 0.105, 68] },
    'warn-soft': { dark: [28, 0.045, 80], light: [96.2, 0.04, 88] },
    danger: { dark: [75, 0.145, 26], light: [50.5, 0.185, 27] },
    'danger-fill': { dark: [57, 0.19, 26], light: [52, 0.195, 27] },
    'danger-soft': { dark: [27, 0.06, 22], light: [96, 0.022, 22] },
    info: { dark: [79, 0.095, 245], light: [45, 0.12, 250] },
    'info-soft': { dark: [27, 0.045, 250], light: [95.8, 0.02, 245] },
    'on-fill': { dark: [99, 0.002, 250], light: [100, 0, 0] },
  },
  plusMinus: {
    ko: {
      gain: { dark: [75, 0.145, 26], light: [50.5, 0.185, 27] },
      loss: { dark: [79, 0.095, 245], light: [45, 0.12, 250] },
    },
    other: {
      gain: { dark: [81, 0.14, 155], light: [46, 0.115, 155] },
      loss: { dark: [76, 0.14, 30], light: [50.5, 0.18, 28] },
    },
  },
  radius: { s: 2, m: 3, l: 4, xl: 4, round: 2 },
  fontLanguages: ['en', 'ko', 'vi'],
  fontBody: "var(--font-words), 'Pretendard Variable', 'Pretendard Fallback'",
  fontDisplay: "'Newsreader Variable', 'Newsreader Fallback', Georgia",
  tracking: -0.015,
  buttonWeight: 500,
  iconStroke: 1.5,
  contentWidth: 1160,
  type: { ...headings(420, { display: 68, h1: 34, h2: 26, h3: 20 }, 1.04), ...textStyles },
};
