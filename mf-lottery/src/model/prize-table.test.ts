import { headsAndTails, prizeRows } from './prize-table.ts';

/** Numbers 0, 101, 202 … in the order drawn. */
const drawn = Array.from({ length: 18 }, (_, index) => index * 101);

describe('the table of a draw', () => {
  it('begins with the special prize, which is drawn last', () => {
    const rows = prizeRows('VNS', drawn);
    expect(rows.map(({ key }) => key).slice(0, 3)).toEqual(['special', 'prize1', 'prize2']);
    expect(rows[0]?.numbers).toEqual(['001717']);
    expect(rows.at(-1)?.numbers).toEqual(['00']);
    expect(rows.find(({ key }) => key === 'prize4')?.numbers).toHaveLength(7);
  });

  it('leaves the places empty that are not drawn', () => {
    const rows = prizeRows('VNN', [7, 42]);
    expect(rows.find(({ key }) => key === 'prize1')?.numbers).toEqual(['00007']);
    expect(rows.find(({ key }) => key === 'prize2')?.numbers).toEqual(['00042', '']);
    expect(rows[0]?.numbers).toEqual(['']);
  });

  it('sorts the last two digits by the first and by the second of them', () => {
    const { heads, tails } = headsAndTails('VNS', [12, 112, 4517]);
    expect(heads[1]).toEqual(['2', '2', '7']);
    expect(tails[2]).toEqual(['1', '1']);
    expect(tails[7]).toEqual(['1']);
    expect(heads[0]).toEqual([]);
  });
});
