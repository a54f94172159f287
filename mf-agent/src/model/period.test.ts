import { customPeriod, readPeriod, suggestedPeriod, withPeriod, writePeriod } from './period.ts';

const today = '2026-11-21';
const read = (search: string) => readPeriod(new URLSearchParams(search), today);

describe('the period of an address', () => {
  it('is 30 days when the address names none, or one that cannot be', () => {
    for (const search of ['', 'period=year', 'period=custom', 'period=custom&from=2026-13-01&to=2026-11-01']) {
      expect(read(search)).toEqual({ period: '30d' });
    }
    expect(read('period=7d')).toEqual({ period: '7d' });
  });

  it('comes back from the address it was written to, and leaves the branch and drops the page', () => {
    const period = { period: 'custom', from: '2026-11-01', to: '2026-11-14' } as const;
    const written = writePeriod(new URLSearchParams('branch=7&page=3&period=7d'), period);
    expect(written.toString()).toBe('branch=7&period=custom&from=2026-11-01&to=2026-11-14');
    expect(read(written.toString())).toEqual(period);
    // Without it the address would show whatever period was chosen last.
    expect(writePeriod(written, { period: '30d' }).toString()).toBe('branch=7&period=30d');
    expect(withPeriod(new URLSearchParams('page=3'), { period: '30d' }).toString()).toBe('page=3&period=30d');
  });
});

describe('two days of one’s own', () => {
  const days = (from: string, to: string, chosen: 'from' | 'to') => {
    const period = customPeriod(from, to, today, chosen);
    return [period.from, period.to];
  };

  it('never run backwards: the day just chosen stands and the other follows', () => {
    expect(days('2026-11-10', '2026-11-05', 'from')).toEqual(['2026-11-10', '2026-11-10']);
    expect(days('2026-11-10', '2026-11-05', 'to')).toEqual(['2026-11-05', '2026-11-05']);
  });

  it('never lie ahead of today', () => expect(days('2026-11-20', '2026-12-24', 'to')).toEqual(['2026-11-20', today]));

  it('are at most 92', () => {
    expect(days('2026-01-01', '2026-11-21', 'from')).toEqual(['2026-01-01', '2026-04-02']);
    expect(days('2026-01-01', '2026-11-21', 'to')).toEqual(['2026-08-22', '2026-11-21']);
  });

  it('begin with the last two weeks', () =>
    expect(suggestedPeriod(today)).toEqual({ period: 'custom', from: '2026-11-08', to: today }));
});
