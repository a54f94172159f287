import type { ReactNode } from 'react';
import { Bars, Stripes } from './flag-parts.tsx';

/** Flags of stripes alone, from the top; arms and seals that nobody sees at this size are left out. */
const striped: Readonly<Record<string, readonly string[]>> = {
  AM: ['#d90012', '#0033a0', '#f2a800'],
  AT: ['#ed2939', '#fff', '#ed2939'],
  BG: ['#fff', '#00966e', '#d62612'],
  BO: ['#d52b1e', '#f9e300', '#007934'],
  CO: ['#fcd116', '#fcd116', '#003893', '#ce1126'],
  DE: ['#000', '#d00', '#ffce00'],
  EE: ['#0072ce', '#000', '#fff'],
  ES: ['#aa151b', '#f1bf00', '#f1bf00', '#aa151b'],
  HU: ['#ce2939', '#fff', '#477050'],
  ID: ['#ce1126', '#fff'],
  LT: ['#fdb913', '#006a44', '#c1272d'],
  LU: ['#ed2939', '#fff', '#00a1de'],
  LV: ['#9e3039', '#9e3039', '#fff', '#9e3039', '#9e3039'],
  MC: ['#ce1126', '#fff'],
  NL: ['#ae1c28', '#fff', '#21468b'],
  PL: ['#fff', '#dc143c'],
  RU: ['#fff', '#0039a6', '#d52b1e'],
  TH: ['#a51931', '#fff', '#2d2a4a', '#2d2a4a', '#fff', '#a51931'],
  UA: ['#0057b7', '#ffd700'],
  YE: ['#ce1126', '#fff', '#000'],
};

/** Flags of bars alone, from the hoist. */
const barred: Readonly<Record<string, readonly string[]>> = {
  BE: ['#000', '#fdda24', '#ef3340'],
  CI: ['#f77f00', '#fff', '#009e60'],
  FR: ['#0055a4', '#fff', '#ef4135'],
  IE: ['#169b62', '#fff', '#ff883e'],
  IT: ['#009246', '#fff', '#ce2b37'],
  ML: ['#14b53a', '#fcd116', '#ce1126'],
  NG: ['#008751', '#fff', '#008751'],
  PE: ['#d91023', '#fff', '#d91023'],
  RO: ['#002b7f', '#fcd116', '#ce1126'],
};

export function plainFlag(country: string): ReactNode {
  const [stripes, bars] = [striped[country], barred[country]];
  if (stripes) return <Stripes colours={stripes} />;
  return bars && <Bars colours={bars} />;
}
