const petal = 'M0 0C-46-34-48-104 0-152 48-104 46-34 0 0Z';
const petals = [
  { turn: -76, opacity: 0.28 },
  { turn: 76, opacity: 0.28 },
  { turn: -52, opacity: 0.44 },
  { turn: 52, opacity: 0.44 },
  { turn: -27, opacity: 0.62 },
  { turn: 27, opacity: 0.62 },
  { turn: 0, opacity: 1 },
];

interface LotusFlowerProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill: string;
}

/** A lotus of seven translucent petals whose foot is at (x, y). */
export function LotusFlower({ x, y, scale, fill }: LotusFlowerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={fill}>
      {petals.map(({ turn, opacity }) => (
        <path key={turn} d={petal} opacity={opacity} transform={`rotate(${turn})${turn ? ' scale(.86)' : ''}`} />
      ))}
    </g>
  );
}
