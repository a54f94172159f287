import type { ReactNode } from 'react';

/** The whole flag in one colour. */
export const Ground = ({ colour }: { colour: string }) => <path fill={colour} d="M0 0h24v16H0z" />;

/** Stripes of one height across the flag, from the top. */
export function Stripes({ colours }: { colours: readonly string[] }) {
  const height = 16 / colours.length;
  return colours.map((colour, row) => (
    <rect key={`${row}-${colour}`} y={row * height} width={24} height={height} fill={colour} />
  ));
}

/** Bars of one width, from the hoist. */
export function Bars({ colours }: { colours: readonly string[] }) {
  const width = 24 / colours.length;
  return colours.map((colour, column) => (
    <rect key={`${column}-${colour}`} x={column * width} width={width} height={16} fill={colour} />
  ));
}

type Star = readonly [x: number, y: number, radius: number];

function cornersOf([x, y, radius]: Star, points: number, depth: number): string {
  return Array.from({ length: 2 * points }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * depth;
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(2)},${(y + reach * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

interface StarsProps {
  readonly ground?: string;
  readonly colour: string;
  readonly stars: readonly Star[];
  readonly points?: number;
  /** Where the inner corners lie, as a part of the radius. */
  readonly depth?: number;
}

/** Stars, five-pointed as a rule, on a ground of one colour or on what lies beneath. */
export function Stars({ ground, colour, stars, points = 5, depth = 0.382 }: StarsProps) {
  return (
    <>
      {ground && <Ground colour={ground} />}
      {stars.map((star) => (
        <polygon key={star.join()} points={cornersOf(star, points, depth)} fill={colour} />
      ))}
    </>
  );
}

/** A moon that opens to the right, as wide as its radius says. */
export function Crescent({ at: [x, y, radius], colour }: { at: Star; colour: string }) {
  const [inner, top] = [radius * 0.8, y - radius];
  return (
    <path
      fill={colour}
      d={`M${x} ${top}a${radius} ${radius} 0 1 0 0 ${2 * radius}a${inner} ${radius} 0 0 1 0 ${-2 * radius}z`}
    />
  );
}

/** The crosses of the Union Flag. */
export function UnionFlag() {
  return (
    <>
      <Ground colour="#012169" />
      <path stroke="#fff" strokeWidth={3.2} d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" strokeWidth={1.2} d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth={5.4} d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth={3.2} d="M12 0v16M0 8h24" />
    </>
  );
}

/** A blue flag with the Union Flag in its corner. */
export function Ensign({ children }: { children: ReactNode }) {
  return (
    <>
      <Ground colour="#012169" />
      <svg width={12} height={8} viewBox="0 0 24 16" aria-hidden="true">
        <UnionFlag />
      </svg>
      {children}
    </>
  );
}

/** The circle of the Korean flag and, at this size, its bars without their gaps. */
export function Taegeuk() {
  return (
    <>
      <Ground colour="#fff" />
      <g transform="rotate(34 12 8)">
        <path fill="#cd2e3a" d="M8 8a4 4 0 0 1 8 0z" />
        <path fill="#0047a0" d="M8 8a4 4 0 0 0 8 0z" />
        <circle cx="10" cy="8" r="2" fill="#cd2e3a" />
        <circle cx="14" cy="8" r="2" fill="#0047a0" />
      </g>
      <path
        stroke="#0a0a0a"
        strokeWidth={2.6}
        strokeDasharray="0.7 0.35"
        d="M3.2 4.4l1.8-2.4M19 2l1.8 2.4M3.2 11.6l1.8 2.4M19 14l1.8-2.4"
      />
    </>
  );
}
