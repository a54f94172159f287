/** How every browser test sees the site, unless it says otherwise. */
export const appearance = {
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 1000 },
} as const;
