import type { LucideIcon } from 'lucide-react';
import { type IconName, iconByName } from './icon-by-name.ts';

const pixels = { xs: 15, s: 17, m: 20, l: 22 } as const;

export interface IconProps {
  /** Name of the icon, or a glyph of this module. */
  readonly of: IconName | LucideIcon;
  /** 15, 17, 20 or 22 pixels. */
  readonly size?: keyof typeof pixels;
  readonly className?: string;
}

/** An icon beside a text, in the text's colour; an icon alone belongs in an `IconButton`. The theme sets the stroke. */
export function Icon({ of, size = 'm', className }: IconProps) {
  const Glyph = typeof of === 'string' ? iconByName[of] : of;
  return <Glyph size={pixels[size]} className={className} aria-hidden />;
}
