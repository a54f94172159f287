import type { ReactNode } from 'react';
import { Crescent, Ground, Stars, Stripes, Taegeuk } from './flag-parts.tsx';

const white = '#fff';

/** Flags of East and South-East Asia that are more than stripes, drawn for 24 × 16. */
export const eastFlags: Readonly<Record<string, ReactNode>> = {
  KR: <Taegeuk />,
  JP: (
    <>
      <Ground colour={white} />
      <circle cx="12" cy="8" r="4.8" fill="#bc002d" />
    </>
  ),
  CN: (
    <Stars
      ground="#de2910"
      colour="#ffde00"
      stars={[
        [4.4, 4.6, 2.8],
        [9, 1.9, 0.9],
        [10.8, 3.6, 0.9],
        [10.8, 6, 0.9],
        [9, 7.7, 0.9],
      ]}
    />
  ),
  TW: (
    <>
      <Ground colour="#fe0000" />
      <path fill="#000095" d="M0 0h12v8H0z" />
      <Stars colour={white} points={12} depth={0.55} stars={[[6, 4, 3]]} />
      <circle cx="6" cy="4" r="1.5" fill={white} stroke="#000095" strokeWidth={0.4} />
    </>
  ),
  HK: (
    <>
      <Ground colour="#de2910" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cx="12" cy="5.2" rx="1.5" ry="2.5" fill={white} transform={`rotate(${turn + 12} 12 8)`} />
      ))}
    </>
  ),
  VN: <Stars ground="#da251d" colour="#ff0" stars={[[12, 8, 4.6]]} />,
  SG: (
    <>
      <Stripes colours={['#ed2939', white]} />
      <Crescent at={[5.2, 4, 2.7]} colour={white} />
      <Stars
        colour={white}
        stars={[
          [7.4, 2.4, 0.7],
          [6.1, 3.6, 0.7],
          [8.7, 3.6, 0.7],
          [6.6, 5.2, 0.7],
          [8.2, 5.2, 0.7],
        ]}
      />
    </>
  ),
  MY: (
    <>
      <Stripes colours={Array.from({ length: 14 }, (_, row) => (row % 2 ? white : '#cc0001'))} />
      <path fill="#010066" d="M0 0h12v9.14H0z" />
      <Crescent at={[5, 4.6, 3]} colour="#fc0" />
      <Stars colour="#fc0" points={14} depth={0.5} stars={[[7.6, 4.6, 2.4]]} />
    </>
  ),
  PH: (
    <>
      <Stripes colours={['#0038a8', '#ce1126']} />
      <path fill={white} d="M0 0l13.9 8L0 16z" />
      <Stars colour="#fcd116" points={8} depth={0.6} stars={[[4.6, 8, 2.4]]} />
      <Stars
        colour="#fcd116"
        stars={[
          [1.4, 2.6, 0.9],
          [1.4, 13.4, 0.9],
          [11.2, 8, 0.9],
        ]}
      />
    </>
  ),
  KH: (
    <>
      <Stripes colours={['#032ea1', '#e00025', '#e00025', '#032ea1']} />
      <path fill={white} d="M7.4 11v-1h.8V8.3l.8-1.2.8 1.2V9h1V7l1.2-2 1.2 2v2h1v-.7l.8-1.2.8 1.2V10h.8v1z" />
    </>
  ),
  LA: (
    <>
      <Stripes colours={['#ce1126', '#002868', '#002868', '#ce1126']} />
      <circle cx="12" cy="8" r="3.2" fill={white} />
    </>
  ),
  MM: (
    <>
      <Stripes colours={['#fecb00', '#34b233', '#ea2839']} />
      <Stars colour={white} stars={[[12, 8.6, 5.6]]} />
    </>
  ),
  IN: (
    <>
      <Stripes colours={['#f93', white, '#138808']} />
      <circle cx="12" cy="8" r="2" fill="none" stroke="#000080" strokeWidth={0.5} />
      <Stars colour="#000080" points={12} depth={0.2} stars={[[12, 8, 1.9]]} />
    </>
  ),
};
