import type { MarkProps } from './mark.ts';

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
