import { useId } from 'react';
import { mulberry32 } from '../seed.ts';
import { slivers } from './aurora-lights.ts';
import type { SceneProps } from './scene.ts';

const front = slivers({
  from: 330,
  to: 990,
  step: 7,
  hem: (x) => 196 + 26 * Math.sin((x - 420) / 88) - (x > 640 ? Math.min(74, (x - 640) * 0.42) : 0),
  reach: (x) => 176 + 52 * Math.sin(x / 96),
  phase: 1.2,
});
const back = slivers({
  from: 420,
  to: 860,
  step: 8,
  hem: (x) => 168 + 24 * Math.sin(x / 70 + 2),
  reach: () => 190,
  phase: 3.1,
});

const draw = mulberry32(20261121);
const stars = Array.from({ length: 64 }, () => ({
  x: Math.round(draw() * 960),
  y: Math.round(draw() * 190),
  r: Math.round((0.5 + draw() * 0.9) * 10) / 10,
  opacity: Math.round((0.25 + draw() * 0.65) * 100) / 100,
}));

const glints = [300, 308, 317, 327].map((y, i) => ({ y, x: 560 + i * 26, width: 250 - i * 34 }));

/** Aurora curtains over a lake at night, dark enough on the left for a banner's text. */
export function AuroraScene({ className }: SceneProps) {
  const id = `${useId()}aurora`;
  return (
    <svg className={className} viewBox="0 0 960 344" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor="#0a1822" />
          <stop offset=".62" stopColor="#12303b" />
          <stop offset="1" stopColor="#164450" />
        </linearGradient>
        <linearGradient id={`${id}green`} x2="0" y2="1">
          <stop offset="0" stopColor="#6a45b4" stopOpacity="0" />
          <stop offset=".34" stopColor="#5160c0" stopOpacity=".42" />
          <stop offset=".66" stopColor="#39a492" stopOpacity=".7" />
          <stop offset=".93" stopColor="#72f2b8" />
          <stop offset="1" stopColor="#72f2b8" stopOpacity=".2" />
        </linearGradient>
        <linearGradient id={`${id}violet`} x2="0" y2="1">
          <stop offset="0" stopColor="#7c46b8" stopOpacity="0" />
          <stop offset=".5" stopColor="#5b52c4" stopOpacity=".6" />
          <stop offset="1" stopColor="#38799f" stopOpacity=".12" />
        </linearGradient>
        <linearGradient id={`${id}lake`} x2="0" y2="1">
          <stop offset="0" stopColor="#1a5a58" />
          <stop offset=".4" stopColor="#113842" />
          <stop offset="1" stopColor="#081c25" />
        </linearGradient>
        <linearGradient id={`${id}scrim`}>
          <stop offset="0" stopColor="#06131a" stopOpacity=".82" />
          <stop offset=".42" stopColor="#06131a" stopOpacity=".5" />
          <stop offset=".72" stopColor="#06131a" stopOpacity="0" />
        </linearGradient>
        <filter id={`${id}soft`} x="-5%" y="-20%" width="110%" height="140%">
          <feGaussianBlur stdDeviation="7 4" />
        </filter>
        <filter id={`${id}softer`} x="-5%" y="-20%" width="110%" height="140%">
          <feGaussianBlur stdDeviation="16 9" />
        </filter>
      </defs>
      <rect width="960" height="344" fill={`url(#${id}sky)`} />
      {stars.map((star) => (
        <circle key={`${star.x}-${star.y}`} cx={star.x} cy={star.y} r={star.r} fill="#dcefff" opacity={star.opacity} />
      ))}
      <g filter={`url(#${id}softer)`} fill={`url(#${id}violet)`}>
        {back.map((sliver) => (
          <path key={sliver.d} d={sliver.d} opacity={sliver.opacity} />
        ))}
      </g>
      <g filter={`url(#${id}soft)`} fill={`url(#${id}green)`}>
        {front.map((sliver) => (
          <path key={sliver.d} d={sliver.d} opacity={sliver.opacity} />
        ))}
      </g>
      <path
        d="M0 254 62 232 118 246 190 222 262 250 330 226 402 244 470 212 532 216 590 250 668 236 742 246 826 218 890 240 960 214V300H0Z"
        fill="#143b45"
      />
      <path
        d="M0 276 84 254 160 272 248 246 322 276 420 258 498 284 566 262 640 282 724 258 806 276 872 248 960 272V300H0Z"
        fill="#0c2a34"
      />
      <rect y="288" width="960" height="56" fill={`url(#${id}lake)`} />
      {glints.map(({ x, y, width }) => (
        <rect key={y} x={x} y={y} width={width} height="1.6" rx=".8" fill="#7df0c2" opacity=".26" />
      ))}
      <rect width="960" height="344" fill={`url(#${id}scrim)`} />
    </svg>
  );
}
