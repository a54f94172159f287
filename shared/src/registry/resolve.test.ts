import fc from 'fast-check';
import { SwitchSet } from '../switches/switch-set.ts';
import { bucketOf, buckets } from './bucket.ts';
import type { ChannelEntry } from './documents.ts';
import { fallbackOf, resolve, type Visit } from './resolve.ts';

const on = new SwitchSet([{ modId: 'MF_WALLET', enabled: '1' }]);
const off = new SwitchSet([{ modId: 'MF_WALLET', enabled: '0' }]);
const visit = (more: Partial<Visit> = {}): Visit => ({ merchant: 'lotus', switches: on, subject: 'u7', ...more });
const entry = (more: Partial<ChannelEntry> = {}): ChannelEntry => ({
  ...{ stable: '1.0.0', previous: ['0.9.0'], statements: {} },
  ...more,
});
const decide = (of: ChannelEntry, by: Visit = visit()) => {
  const [decision] = resolve({ remotes: { wallet: of } }, by);
  if (!decision) throw new Error('There is one remote, and so one decision.');
  return decision;
};
const killed = { at: 0, because: 'wrong sums' };
const override = {
  ...{ remote: 'wallet', version: 'dev', origin: 'http://127.0.0.1:4173' },
  ...{ host: 'lotus.localhost', expiresAt: 1 },
};
const canary = { version: '1.1.0', percent: 100 };

describe('which release of a remote a page gets', () => {
  // Each line has everything that is below it as well.
  const all = { canary, merchants: { lotus: { pin: '0.8.0', stable: '0.9.5' } } };
  it.each([
    ['none, when it is killed', entry({ ...all, killed }), visit({ overrides: [override] }), undefined, 'kill'],
    [
      'none, when it is killed for this merchant',
      entry({ ...all, merchants: { lotus: { ...all.merchants.lotus, killed } } }),
      visit({ overrides: [override] }),
      undefined,
      'kill',
    ],
    [
      'none, when the merchant has it off',
      entry(all),
      visit({ switches: off, overrides: [override] }),
      undefined,
      'switch',
    ],
    ["the merchant's pin", entry(all), visit({ overrides: [override] }), '0.8.0', 'pin'],
    ["a developer's signed one", entry({ canary }), visit({ overrides: [override] }), 'dev', 'override'],
    ['the canary, for its share', entry({ canary }), visit(), '1.1.0', 'canary'],
    ["the merchant's own stable one", entry({ merchants: { lotus: { stable: '0.9.5' } } }), visit(), '0.9.5', 'stable'],
    ['the stable one', entry(), visit(), '1.0.0', 'stable'],
    ['none, when nothing was promoted', { previous: [], statements: {} }, visit(), undefined, 'none'],
  ])('is %s', (_, of, by, version, because) => {
    expect(decide(of, by)).toMatchObject({ because, ...(version ? { version } : {}) });
    expect(decide(of, by).version).toBe(version);
  });

  it('is also a developer’s of a remote that has never been published', () => {
    const poker = { ...override, remote: 'poker' };
    const switches = new SwitchSet([{ modId: 'MF_POKER', enabled: '1' }]);
    const decisions = resolve({ remotes: {} }, visit({ switches, overrides: [poker] }));
    expect(decisions).toMatchObject([{ id: 'poker', because: 'override', override: poker }]);
  });

  it.each([
    ["another merchant's pin", { merchants: { aurora: { pin: '0.8.0' } } }],
    ["another merchant's canary", { canary: { ...canary, merchant: 'aurora' } }],
    ['a halted canary', { canary: { ...canary, halted: { at: 0, because: 'errors' } } }],
    ['a canary of 0 %', { canary: { ...canary, percent: 0 } }],
  ])('is not changed by %s', (_, more) => expect(decide(entry(more)).version).toBe('1.0.0'));

  it('is explained rule by rule, up to the one that decided', () => {
    const { steps } = decide(entry({ canary: { ...canary, percent: 0 } }));
    expect(steps.map(({ rule, says }) => `${rule}: ${says}`)).toEqual([
      'kill: not killed',
      'switch: MF_WALLET is on for lotus',
      'pin: lotus is not pinned',
      'override: no signed override',
      expect.stringMatching(/^canary: the canary 1\.1\.0 is for 0 %, and this visitor is at \d+(\.\d+)? %$/),
      'stable: 1.0.0 is stable',
    ]);
  });
});

describe('the share of a canary', () => {
  const subjects = Array.from({ length: 100_000 }, (_, at) => `subject-${at}`);

  it.each([1, 10, 50, 90])('of %i % is right to one point over 100,000 visitors', (percent) => {
    const inside = subjects.filter((subject) => bucketOf('wallet', '1.1.0', subject) < (percent / 100) * buckets);
    expect(Math.abs((inside.length / subjects.length) * 100 - percent)).toBeLessThan(1);
  });

  it('keeps its visitors when it is raised', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (subject, one, other) => {
          const gets = (percent: number) =>
            decide(entry({ canary: { ...canary, percent } }), visit({ subject })).because === 'canary';
          return !gets(Math.min(one, other)) || gets(Math.max(one, other));
        },
      ),
    );
  });

  it('is the same for a visitor at every visit, also with a later build of this code', () => {
    // Computed once: with another division, every running canary would change its visitors.
    expect([
      bucketOf('wallet', '1.1.0', 'u7'),
      bucketOf('games', '2.0.0', 'subject-1'),
      bucketOf('wallet', '1.1.0', ''),
    ]).toEqual([4389, 1200, 2697]);
  });

  it('falls on other visitors for another remote, and for the next release', () => {
    const tenth = buckets / 10;
    const both = (one: readonly [string, string], other: readonly [string, string]) =>
      subjects.filter((subject) => bucketOf(...one, subject) < tenth && bucketOf(...other, subject) < tenth).length;
    // Of independent tenths, a hundredth is in both: 1,000 here.
    expect(Math.abs(both(['wallet', '1.1.0'], ['games', '1.1.0']) - 1_000)).toBeLessThan(200);
    expect(Math.abs(both(['wallet', '1.1.0'], ['wallet', '1.2.0']) - 1_000)).toBeLessThan(200);
  });
});

describe('the release in the place of one that failed', () => {
  it.each([
    ['the stable one for a canary', entry({ canary }), '1.1.0', '1.0.0'],
    ['the one before for the stable one', entry(), '1.0.0', '0.9.0'],
    ["the merchant's own for a canary", entry({ canary, merchants: { lotus: { stable: '0.9.5' } } }), '1.1.0', '0.9.5'],
    ['none, if there is only one', entry({ previous: [] }), '1.0.0', undefined],
  ])('is %s', (_, of, failed, expected) => expect(fallbackOf(of, failed, 'lotus')).toBe(expected));
});
