import fc from 'fast-check';
import {
  features,
  filtersFor,
  isNarrowed,
  type ListCriteria,
  noCriteria,
  nothingAsked,
  readCriteria,
  sorts,
  views,
  viewsFor,
  volatilities,
  writeCriteria,
} from './list-criteria.ts';

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const criteria: fc.Arbitrary<ListCriteria> = fc.record({
  vassalage: maybe(fc.stringMatching(/^[A-Z0-9_]{2,16}$/)),
  text: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim().slice(0, 60)),
  view: fc.constantFrom(...views),
  volatility: maybe(fc.constantFrom(...volatilities)),
  feature: maybe(fc.constantFrom(...features)),
  minRtp: maybe(fc.constantFrom(95, 96.5, 97)),
  stakeUpToMinor: maybe(fc.integer({ min: 1, max: 1_000_000_000 })),
  sort: fc.constantFrom(...sorts),
});

it('reads back from an address exactly what was written into it', () => {
  fc.assert(
    fc.property(criteria, (criteria) => {
      expect(readCriteria(new URLSearchParams(writeCriteria(criteria).toString()))).toEqual(criteria);
    }),
  );
});

it('gives the plain list the plain address', () => {
  expect(writeCriteria(noCriteria).toString()).toBe('');
  expect(readCriteria(new URLSearchParams('page=pg'))).toEqual({ ...noCriteria, vassalage: 'PG' });
});

it('takes an address that makes no sense for one that asks for nothing', () => {
  const broken = 'page=<script>&view=x&volatility=huge&feature=y&rtp=abc&stake=-5&sort=z&at=12';
  expect(readCriteria(new URLSearchParams(broken))).toEqual(noCriteria);
  expect(readCriteria(new URLSearchParams('rtp=&stake='))).toEqual(noCriteria);
});

it('knows whether a list is narrowed: a vendor and an order do not narrow it', () => {
  expect(isNarrowed({ ...noCriteria, vassalage: 'PG', sort: 'rtp' })).toBe(false);
  expect(isNarrowed({ ...noCriteria, text: ' ' })).toBe(false);
  expect(isNarrowed({ ...noCriteria, minRtp: 96 })).toBe(true);
  expect(isNarrowed({ ...noCriteria, minRtp: 96, ...nothingAsked })).toBe(false);
});

it('offers only what means something: sports have neither volatility nor free play', () => {
  expect(filtersFor('SPORTS')).toEqual(['stakeUpToMinor']);
  expect(filtersFor('RNG')).toContain('volatility');
  expect(viewsFor('LIVE', true)).not.toContain('playable');
  expect(viewsFor('RNG', true)).toContain('playable');
  expect(viewsFor('RNG', false)).not.toContain('playable');
});
