import { useId } from 'react';
import type { MarkProps } from './mark.ts';

const bars = [
  { x: 2, y: 12.4 },
  { x: 9, y: 6.2 },
  { x: 16, y: 2.8 },
  { x: 23, y: 9.2 },
];

/** Four bars of light, in the theme's accent. */
export function AuroraMark({ size = 28, className }: MarkProps) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="4" x2="0" y2="28">
          <stop offset=".2" stopColor="var(--color-accent)" />
          <stop offset="1" stopColor="var(--color-accent)" stopOpacity=".34" />
        </linearGradient>
      </defs>
      {bars.map(({ x, y }) => (
        <rect key={x} x={x} y={y} width="4.6" height={27 - y} rx="2.3" fill={`url(#${id})`} />
      ))}
    </svg>
  );
}
