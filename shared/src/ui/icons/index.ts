/** The site's icons: lucide icons under our own names. */
export type { LucideIcon } from 'lucide-react';
export * from './glyphs.ts';
export { Icon, type IconProps } from './icon.tsx';
export { type IconName, iconByName } from './icon-by-name.ts';
