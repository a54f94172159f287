import { useId } from 'react';
import type { SceneProps } from './scene.ts';

const glints = [
  [216, 308],
  [210, 311],
  [203, 313],
  [223, 301],
  [217, 303],
  [210, 306],
  [231, 293],
  [224, 296],
  [218, 299],
  [238, 286],
  [231, 289],
  [225, 291],
  [245, 279],
] as const;

/** A lighthouse at dusk, its beam over a calm sea. */
export function HarborScene({ className }: SceneProps) {
  const id = `${useId()}harbor`;
  return (
    <svg className={className} viewBox="0 0 400 276" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor="#f4dcbc" />
          <stop offset=".5" stopColor="#e9b28c" />
          <stop offset="1" stopColor="#cf8078" />
        </linearGradient>
        <linearGradient id={`${id}sea`} x2="0" y2="1">
          <stop offset="0" stopColor="#4a6b92" />
          <stop offset="1" stopColor="#17305f" />
        </linearGradient>
        <linearGradient id={`${id}beam`}>
          <stop offset="0" stopColor="#fff0d2" stopOpacity=".85" />
          <stop offset="1" stopColor="#fff0d2" stopOpacity=".3" />
        </linearGradient>
      </defs>
      <rect width="400" height="170" fill={`url(#${id}sky)`} />
      <path d="M108 87 400 44V70L108 91Z" fill={`url(#${id}beam)`} />
      <path d="M216 152A46 46 0 0 1 308 152Z" fill="#ffeed2" />
      <path d="M0 150 60 128 96 141 150 118 196 146 240 152H400V170H0Z" fill="#80708a" />
      <rect y="168" width="400" height="108" fill={`url(#${id}sea)`} />
      {glints.map(([from, to], i) => (
        <rect
          key={`${from}-${to}`}
          x={from}
          y={173 + i * 7.4}
          width={to - from}
          height="2.6"
          rx="1.3"
          fill="#fbead0"
          opacity={0.92 - i * 0.06}
        />
      ))}
      <path d="M56 178Q102 161 150 178Z" fill="#2b2b42" />
      <path d="M96 94H108L112 169H92Z" fill="#fdfbf7" />
      <path d="M95.3 100.5H108.7L109.4 112.5H94.6ZM93.7 128H110.3L111.1 144H92.9Z" fill="#b92f38" />
      <path d="M104 94H108L112 169H105Z" fill="#22304f" opacity=".14" />
      <rect x="93" y="82" width="18" height="12" fill="#1a2645" />
      <rect x="102" y="85.5" width="9" height="5" fill="#fff0d2" opacity=".9" />
      <path d="M91 82 102 70 113 82Z" fill="#b92f38" />
      <rect x="91" y="93" width="22" height="2" fill="#1a2645" />
    </svg>
  );
}
