import type { ReactNode } from 'react';
import { Bars, Ensign, Stars, Stripes, UnionFlag } from './flag-parts.tsx';

const red = '#c8102e';
const white = '#fff';

/** Flags of the English-speaking countries, drawn for 24 × 16. */
export const westFlags: Readonly<Record<string, ReactNode>> = {
  GB: <UnionFlag />,
  US: (
    <>
      <Stripes colours={[red, white, red, white, red, white, red]} />
      <path fill="#3c3b6e" d="M0 0h10.5v9.1H0z" />
      <Stars
        colour={white}
        stars={[2.2, 6.8]
          .flatMap((y) => [2.2, 5.2, 8.2].map((x) => [x, y, 1] as const))
          .concat([
            [3.7, 4.5, 1],
            [6.7, 4.5, 1],
          ])}
      />
    </>
  ),
  CA: (
    <>
      <Bars colours={['#d80621', white, white, '#d80621']} />
      <path
        fill="#d80621"
        d="M12 2.8l1.1 2.1 1.4-.7-.6 3.1 1.6-1.5.3.8 1.6-.3-.5 1.5.8.5-2.7 2.1.3 1-2.9-.4.1 2.2h-.8l.1-2.2-2.9.4.3-1-2.7-2.1.8-.5-.5-1.5 1.6.3.3-.8 1.6 1.5-.6-3.1 1.4.7z"
      />
    </>
  ),
  AU: (
    <Ensign>
      <Stars
        colour={white}
        points={7}
        depth={0.45}
        stars={[
          [6, 12.2, 2.2],
          [18, 2.8, 1.2],
          [15.2, 7.2, 1.2],
          [20.8, 6.2, 1.2],
          [18, 13, 1.2],
        ]}
      />
    </Ensign>
  ),
  NZ: (
    <Ensign>
      {[1.7, 1.1].map((radius) => (
        <Stars
          key={radius}
          colour={radius > 1.5 ? white : red}
          stars={[
            [18, 3.2, radius],
            [15.4, 7, radius],
            [20.6, 6.2, radius],
            [18, 12.6, radius],
          ]}
        />
      ))}
    </Ensign>
  ),
};
