import { group, path } from '../svg.ts';

const red = '#d63a40';
const black = '#1b2433';

const suits = [
  {
    fill: black,
    d: 'M0-12C-4-4-12 0-12 6-12 12-5 13-1.6 9-2 12-3 14-5 15H5C3 14 2 12 1.6 9 5 13 12 12 12 6 12 0 4-4 0-12Z',
  },
  { fill: red, d: 'M0-14 10 0 0 14-10 0Z' },
  { fill: red, d: 'M0 13C-12 3-13-2-13-6-13-12-4-14 0-6 4-14 13-12 13-6 13-2 12 3 0 13Z' },
  {
    fill: black,
    d: 'M0-13A6.5 6.5 0 0 1 5-3 6.5 6.5 0 1 1 2 6Q3 12 5 14H-5Q-3 12-2 6A6.5 6.5 0 1 1-5-3 6.5 6.5 0 0 1 0-13Z',
  },
] as const;

/** A playing card, 66 × 96 about the origin, of one of the four suits. */
export function card(suit: number): string {
  const { fill, d } = suits[suit % 4] as (typeof suits)[number];
  const at = (transform: string) => group(transform, path(d, fill));
  return (
    '<rect x="-33" y="-48" width="66" height="96" rx="6" fill="#f3efe8"/>' +
    at('scale(1.35)') +
    at('translate(-23 -36)scale(.48)') +
    at('translate(23 36)rotate(180)scale(.48)')
  );
}

/** How many suits there are, for drawing one. */
export const suitCount = suits.length;
