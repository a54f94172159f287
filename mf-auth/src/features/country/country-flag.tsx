import type { ReactNode } from 'react';
import styles from './country-flag.module.css';
import { Cross, Stars, Stripes, Taegeuk } from './flag-parts.tsx';

const red = '#c8102e';
const blue = '#012169';
const white = '#fff';

/** Flags of the countries of the demo merchants and their neighbours, drawn for 24 × 16; every other country shows its code. */
const flags: Readonly<Record<string, ReactNode>> = {
  KR: <Taegeuk />,
  VN: <Stars ground="#da251d" colour="#ff0" stars={[[12, 8, 4.6]]} />,
  GB: <Cross ground={blue} arms={white} red={red} />,
  US: (
    <>
      <Stripes colours={[red, white, red, white, red, white, red]} />
      <path fill="#3c3b6e" d="M0 0h10.5v9.1H0z" />
      <Stars
        colour={white}
        stars={[
          [2.2, 2.2, 1],
          [5.2, 2.2, 1],
          [8.2, 2.2, 1],
          [3.7, 4.5, 1],
          [6.7, 4.5, 1],
          [2.2, 6.8, 1],
          [5.2, 6.8, 1],
          [8.2, 6.8, 1],
        ]}
      />
    </>
  ),
  JP: (
    <>
      <path fill={white} d="M0 0h24v16H0z" />
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
  TH: <Stripes colours={['#a51931', white, '#2d2a4a', '#2d2a4a', white, '#a51931']} />,
};

/** A small flag, or the country's code in the same shape; the name stands beside it. */
export function CountryFlag({ country }: { country: string }) {
  const flag = flags[country];
  if (!flag)
    return (
      <span className={styles.code} aria-hidden="true">
        {country}
      </span>
    );
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" width={24} height={16} aria-hidden="true" data-flag={country}>
      {flag}
    </svg>
  );
}
