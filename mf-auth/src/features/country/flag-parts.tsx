/** Stripes of one height across the flag, from the top. */
export function Stripes({ colours }: { colours: readonly string[] }) {
  const height = 16 / colours.length;
  return colours.map((colour, row) => (
    <rect key={`${row}-${colour}`} y={row * height} width={24} height={height} fill={colour} />
  ));
}

type Star = readonly [x: number, y: number, radius: number];

function pointsOf([x, y, radius]: Star): string {
  return Array.from({ length: 10 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * 0.382;
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(2)},${(y + reach * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

interface StarsProps {
  readonly ground?: string;
  readonly colour: string;
  readonly stars: readonly Star[];
}

/** Five-pointed stars, on a ground of one colour or on what lies beneath. */
export function Stars({ ground, colour, stars }: StarsProps) {
  return (
    <>
      {ground && <path fill={ground} d="M0 0h24v16H0z" />}
      {stars.map((star) => (
        <polygon key={star.join()} points={pointsOf(star)} fill={colour} />
      ))}
    </>
  );
}

/** The crosses of the Union Flag. */
export function Cross({ ground, arms, red }: { ground: string; arms: string; red: string }) {
  return (
    <>
      <path fill={ground} d="M0 0h24v16H0z" />
      <path stroke={arms} strokeWidth={3.2} d="M0 0l24 16M24 0L0 16" />
      <path stroke={red} strokeWidth={1.2} d="M0 0l24 16M24 0L0 16" />
      <path stroke={arms} strokeWidth={5.4} d="M12 0v16M0 8h24" />
      <path stroke={red} strokeWidth={3.2} d="M12 0v16M0 8h24" />
    </>
  );
}

/** The circle of the Korean flag and, at this size, its bars without their gaps. */
export function Taegeuk() {
  return (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
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
