import fc from 'fast-check';
import { cdnHosts } from './cdn-hosts.ts';

const list = ['http://a', 'http://b', 'http://c'];

describe('the hosts of a merchant', () => {
  it('are shuffled, each of them once', () => {
    const throws =
      (...values: number[]) =>
      () =>
        values.shift() ?? 0;
    expect(cdnHosts(list, throws(0.99, 0)).order()).toEqual(['http://c', 'http://a', 'http://b']);
    expect(cdnHosts(list, throws(0.4, 0.9)).order()).toEqual(['http://b', 'http://c', 'http://a']);
    const first = new Set(Array.from({ length: 200 }, () => cdnHosts(list).order()[0]));
    expect([...first].sort()).toEqual(list);
  });

  it('keep their order during the visit, with a failed host last', () => {
    const hosts = cdnHosts(list, () => 0);
    expect(hosts.order()).toEqual(list);
    hosts.failed('http://a');
    expect(hosts.order()).toEqual(['http://b', 'http://c', 'http://a']);
    hosts.failed('http://b');
    hosts.failed('http://elsewhere');
    expect(hosts.order()).toEqual(['http://c', 'http://a', 'http://b']);
  });

  it('are empty if the list is empty, and never lost or doubled', () => {
    expect(cdnHosts([]).order()).toEqual([]);
    fc.assert(
      fc.property(
        fc.array(fc.webUrl()),
        fc.array(fc.nat(20)),
        fc.noShrink(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (origins, failures, chance) => {
          const hosts = cdnHosts(origins, () => chance);
          for (const at of failures) hosts.failed(origins[at] ?? 'http://unknown');
          expect([...hosts.order()].sort()).toEqual([...new Set(origins)].sort());
        },
      ),
      { numRuns: 200 },
    );
  });
});
