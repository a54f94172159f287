/** The site's icons: lucide drawings under the house's words. */
export type { LucideIcon } from 'lucide-react';
export * from './glyphs.ts';
export { Icon, type IconProps } from './icon.tsx';
export { type IconName, iconByName, isIconName } from './icon-by-name.ts';
