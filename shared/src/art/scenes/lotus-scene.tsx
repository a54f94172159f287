import { useId } from 'react';
import { LotusFlower } from './lotus-flower.tsx';
import type { SceneProps } from './scene.ts';

/** A lotus in front of the moon on a lacquer-red evening; the left half is plain, for a banner's text. */
export function LotusScene({ className }: SceneProps) {
  const id = `${useId()}lotus`;
  return (
    <svg className={className} viewBox="0 0 1240 206" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}dusk`} x2="1" y2=".5">
          <stop offset="0" stopColor="#7d0f42" />
          <stop offset=".42" stopColor="#b3134f" />
          <stop offset=".78" stopColor="#d5526c" />
          <stop offset="1" stopColor="#e2667a" />
        </linearGradient>
        <radialGradient id={`${id}moon`} cx=".46" cy=".6" r=".62">
          <stop offset="0" stopColor="#ffe7ae" />
          <stop offset="1" stopColor="#ffc35c" />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffcf85" stopOpacity=".42" />
          <stop offset="1" stopColor="#ffcf85" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1240" height="206" fill={`url(#${id}dusk)`} />
      <circle cx="1025" cy="88" r="190" fill={`url(#${id}glow)`} />
      <circle cx="1025" cy="88" r="81" fill={`url(#${id}moon)`} />
      <g fill="#8d1a55">
        <path d="M0 158C180 142 330 170 520 166S880 132 1040 146 1180 166 1240 152V206H0Z" opacity=".3" />
        <path d="M0 176C200 160 360 186 560 182S900 150 1060 164 1190 182 1240 172V206H0Z" opacity=".38" />
        <path d="M0 192C220 178 380 200 600 196S920 172 1080 184 1200 196 1240 190V206H0Z" opacity=".5" />
      </g>
      <g fill="#3f6f5c">
        <ellipse cx="780" cy="208" rx="50" ry="9" />
        <ellipse cx="1196" cy="204" rx="80" ry="13" />
        <path d="M1196 204 1262 190 1240 210Z" fill="#2f5a4a" />
        <ellipse cx="1108" cy="210" rx="34" ry="7" opacity=".7" />
      </g>
      <LotusFlower x={866} y={212} scale={0.4} fill="#ffb2c4" />
      <LotusFlower x={1180} y={216} scale={0.54} fill="#ffaec2" />
      <LotusFlower x={1025} y={202} scale={0.9} fill="#ffdbe3" />
    </svg>
  );
}
