import type { BrandTheme } from './roles.ts';
import { headings, textStyles } from './type-scale.ts';

/** Lotus (Vietnamese): warm paper and lacquer rose; dark is aubergine. */
export const lotus: BrandTheme = {
  brand: 'lotus',
  colors: {
    bg: { dark: [18.5, 0.032, 350], light: [96.8, 0.014, 75] },
    'surface-1': { dark: [22.2, 0.038, 350], light: [99.5, 0.005, 80] },
    'surface-2': { dark: [26.2, 0.042, 350], light: [95.2, 0.018, 72] },
    'surface-3': { dark: [31, 0.046, 350], light: [92.2, 0.026, 66] },
    overlay: { dark: [24, 0.04, 350], light: [99.5, 0.005, 80] },
    line: { dark: [32.5, 0.04, 350], light: [89, 0.026, 66] },
    'line-strong': { dark: [57, 0.05, 355], light: [60, 0.05, 50] },
    text: { dark: [96.8, 0.012, 70], light: [24, 0.045, 15] },
    'text-2': { dark: [84, 0.024, 40], light: [41, 0.05, 20] },
    'text-3': { dark: [73, 0.03, 20], light: [49, 0.05, 25] },
    accent: { dark: [80, 0.125, 5], light: [52, 0.185, 5] },
    'accent-hover': { dark: [84.5, 0.1, 5], light: [47, 0.175, 5] },
    'on-accent': { dark: [22.5, 0.06, 0], light: [100, 0, 0] },
    'accent-text': { dark: [82.5, 0.11, 5], light: [48, 0.18, 5] },
    'accent-soft': { dark: [33, 0.085, 0], light: [93.5, 0.038, 0] },
    ok: { dark: [81.5, 0.145, 152], light: [47, 0.12, 152] },
    'ok-soft': { dark: [30, 0.05, 155], light: [94.5, 0.045, 150] },
    warn: { dark: [85.5, 0.13, 85], light: [49, 0.11, 68] },
    'warn-soft': { dark: [32, 0.055, 75], light: [94.5, 0.065, 88] },
    danger: { dark: [75.5, 0.145, 25], light: [51, 0.19, 28] },
    'danger-fill': { dark: [57, 0.19, 25], light: [53, 0.2, 28] },
    'danger-soft': { dark: [31, 0.085, 15], light: [94, 0.035, 25] },
    info: { dark: [79, 0.095, 245], light: [47, 0.11, 245] },
    'info-soft': { dark: [30, 0.05, 260], light: [94, 0.025, 245] },
    'on-fill': { dark: [99, 0.005, 70], light: [100, 0, 0] },
  },
  plusMinus: {
    ko: {
      gain: { dark: [75.5, 0.145, 25], light: [51, 0.19, 28] },
      loss: { dark: [79, 0.095, 245], light: [47, 0.11, 245] },
    },
    other: {
      gain: { dark: [81.5, 0.145, 152], light: [47, 0.12, 152] },
      loss: { dark: [76, 0.14, 35], light: [52, 0.18, 30] },
    },
  },
  radius: { s: 12, m: 18, l: 24, xl: 32, round: 999 },
  fontLanguages: [],
  fontBody: "'Be Vietnam Pro', 'Be Vietnam Pro Fallback'",
  fontDisplay: "'Be Vietnam Pro', 'Be Vietnam Pro Fallback'",
  tracking: -0.025,
  buttonWeight: 600,
  iconStroke: 1.75,
  contentWidth: 1240,
  type: { ...headings(800, { display: 36, h1: 26, h2: 20, h3: 17 }), ...textStyles },
};
