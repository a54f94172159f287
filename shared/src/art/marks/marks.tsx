import { useId } from 'react';

/** Props of every merchant mark. Marks are decorative, because the merchant's name is beside them. */
export interface MarkProps {
  /** Edge length in CSS pixels; 28 by default. */
  readonly size?: number;
  readonly className?: string;
}

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

const petal = 'M14 24C8.6 19 8.4 9.6 14 2.6 19.6 9.6 19.4 19 14 24Z';
const petals = [
  { turn: -74, opacity: 0.3, scale: 0.66 },
  { turn: 74, opacity: 0.3, scale: 0.66 },
  { turn: -50, opacity: 0.42, scale: 0.76 },
  { turn: 50, opacity: 0.42, scale: 0.76 },
  { turn: -25, opacity: 0.6, scale: 0.88 },
  { turn: 25, opacity: 0.6, scale: 0.88 },
  { turn: 0, opacity: 0.92, scale: 1 },
];

/** A flower of seven translucent petals, in the theme's accent. */
export function LotusMark({ size = 28, className }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" className={className} aria-hidden="true">
      {petals.map(({ turn, opacity, scale }) => (
        <path
          key={turn}
          d={petal}
          fill="var(--color-accent)"
          opacity={opacity}
          transform={`rotate(${turn} 14 24) translate(14 24) scale(${scale}) translate(-14 -24)`}
        />
      ))}
    </svg>
  );
}

/** A buoy on two waves, drawn with the line weight of harbor's icons in the colour of the text. */
export function HarborMark({ size = 28, className }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <circle cx="14" cy="9.6" r="5.6" />
      <path d="M3 18.4c1.9-1.6 3.7-1.6 5.5 0s3.6 1.6 5.5 0 3.7-1.6 5.5 0 3.6 1.6 5.5 0" />
      <path d="M5.8 23c1.4-1.2 2.7-1.2 4.1 0s2.7 1.2 4.1 0 2.7-1.2 4.1 0 2.7 1.2 4.1 0" />
    </svg>
  );
}
