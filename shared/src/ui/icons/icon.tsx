import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MoreIconName, moreByName } from '../more-icons/more-by-name.ts';
import { type IconName, iconByName, isFirstIcon } from './icon-by-name.ts';

const pixels = { xs: 15, s: 17, m: 20, l: 22 } as const;

export interface IconProps {
  /** Name of the icon, or a glyph of this module or of `more-icons`. */
  readonly of: IconName | LucideIcon;
  /** 15, 17, 20 or 22 pixels. */
  readonly size?: keyof typeof pixels;
  readonly className?: string;
}

/** An icon beside a text, in the text's colour; an icon alone belongs in an `IconButton`. The theme sets the stroke. */
export function Icon({ of, size = 'm', className }: IconProps) {
  const how = { size: pixels[size], className };
  if (typeof of === 'string' && !isFirstIcon(of)) return <LaterIcon name={of} {...how} />;
  const Glyph = typeof of === 'string' ? iconByName[of] : of;
  return <Glyph {...how} aria-hidden />;
}

let more: typeof moreByName | undefined;

interface LaterIconProps {
  readonly name: MoreIconName;
  readonly size: number;
  readonly className: string | undefined;
}

/** An icon that few pages draw: its place stays empty until its code is here. */
function LaterIcon({ name, size, className }: LaterIconProps) {
  const [table, setTable] = useState(more);
  useEffect(() => {
    if (table) return;
    import('../more-icons/more-by-name.ts').then(
      ({ moreByName }) => {
        more = moreByName;
        setTable(moreByName);
      },
      (cause: unknown) => console.warn(`[icons] "${name}" could not be loaded.`, cause),
    );
  }, [table, name]);
  const Glyph = table?.[name];
  return Glyph ? (
    <Glyph size={size} className={className} aria-hidden />
  ) : (
    <svg width={size} height={size} className={className} aria-hidden="true" />
  );
}
