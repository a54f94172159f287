import type { BrandTheme } from './roles.ts';
import { headings, textStyles } from './type-scale.ts';

/** Aurora (default; Korean): night ink and mint. */
export const aurora: BrandTheme = {
  brand: 'aurora',
  colors: {
    bg: { dark: [15, 0.012, 250], light: [97.4, 0.004, 240] },
    'surface-1': { dark: [18.6, 0.014, 250], light: [100, 0, 0] },
    'surface-2': { dark: [22.2, 0.016, 250], light: [96.2, 0.005, 240] },
    'surface-3': { dark: [26.8, 0.018, 250], light: [93.2, 0.008, 240] },
    overlay: { dark: [20.5, 0.015, 250], light: [100, 0, 0] },
    line: { dark: [28.5, 0.016, 250], light: [90.8, 0.007, 240] },
    'line-strong': { dark: [53, 0.02, 250], light: [61, 0.018, 245] },
    text: { dark: [96.8, 0.004, 250], light: [21.5, 0.022, 252] },
    'text-2': { dark: [81.5, 0.012, 250], light: [40.5, 0.022, 250] },
    'text-3': { dark: [69.5, 0.014, 250], light: [49.5, 0.02, 250] },
    accent: { dark: [85.8, 0.145, 168], light: [50, 0.108, 168] },
    'accent-hover': { dark: [90, 0.13, 168], light: [45, 0.1, 168] },
    'on-accent': { dark: [20.5, 0.045, 172], light: [100, 0, 0] },
    'accent-text': { dark: [86.8, 0.135, 168], light: [44.5, 0.098, 168] },
    'accent-soft': { dark: [27.5, 0.042, 172], light: [94.5, 0.038, 168] },
    ok: { dark: [81, 0.15, 152], light: [47.5, 0.12, 152] },
    'ok-soft': { dark: [26.5, 0.045, 155], light: [94.8, 0.04, 155] },
    warn: { dark: [85, 0.135, 85], light: [48.5, 0.105, 70] },
    'warn-soft': { dark: [28.5, 0.045, 80], light: [95.8, 0.045, 88] },
    danger: { dark: [74, 0.155, 25], light: [51, 0.19, 26] },
    'danger-fill': { dark: [58.5, 0.195, 25], light: [54, 0.2, 26] },
    'danger-soft': { dark: [27, 0.06, 22], light: [95.5, 0.025, 22] },
    info: { dark: [77.5, 0.105, 245], light: [48, 0.125, 250] },
    'info-soft': { dark: [27.5, 0.045, 250], light: [95.2, 0.025, 245] },
    'on-fill': { dark: [99, 0.002, 250], light: [100, 0, 0] },
  },
  plusMinus: {
    ko: {
      gain: { dark: [74.5, 0.15, 22], light: [52, 0.19, 25] },
      loss: { dark: [75.5, 0.115, 252], light: [49, 0.15, 258] },
    },
    other: {
      gain: { dark: [81, 0.15, 152], light: [47.5, 0.12, 152] },
      loss: { dark: [74, 0.155, 25], light: [51, 0.19, 26] },
    },
  },
  radius: { s: 8, m: 12, l: 16, xl: 24, round: 999 },
  fontLanguages: ['en', 'ko', 'vi'],
  fontBody: "var(--font-words), 'Pretendard Variable', 'Pretendard Fallback'",
  fontDisplay: "var(--font-words), 'Pretendard Variable', 'Pretendard Fallback'",
  tracking: -0.02,
  buttonWeight: 600,
  iconStroke: 1.75,
  contentWidth: 1600,
  type: { ...headings(700, { display: 36, h1: 26, h2: 20, h3: 17 }), ...textStyles },
};
