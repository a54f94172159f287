import { issueNumberBefore, withLastDraw } from './last-draw.ts';
import type { DrawnIssue } from './lottery-types.ts';

const drawn = (index: number): DrawnIssue => ({
  gameCode: 'K3',
  issue: `20260302-000${index}`,
  drawsAtMs: index * 60_000,
  numbers: [1, 2, 3],
});
const issues = (list: readonly DrawnIssue[] = []) => list.map(({ issue }) => Number(issue.at(-1)));

describe('past draws after one more', () => {
  it('are those before, with the new one first and the oldest of a full list left out', () => {
    const before = { list: [drawn(4), drawn(3), drawn(2)], hasMore: false };
    const full = withLastDraw(before, drawn(5), drawn(4).issue, 3);
    expect([issues(full?.list), full?.hasMore]).toEqual([[5, 4, 3], true]);
    const longer = withLastDraw(before, drawn(5), drawn(4).issue, 9);
    expect([issues(longer?.list), longer?.hasMore]).toEqual([[5, 4, 3, 2], false]);
  });

  it('leave out void issues that are older than their oldest', () => {
    const voided = [drawn(4), drawn(1)];
    const before = { list: [drawn(5), drawn(3), drawn(2)], voided, hasMore: true };
    expect(withLastDraw(before, drawn(6), drawn(5).issue, 3)?.voided).toEqual([drawn(4)]);
    expect(withLastDraw({ ...before, voided: [drawn(1)] }, drawn(6), drawn(5).issue, 3)).not.toHaveProperty('voided');
    expect(withLastDraw(before, drawn(6), drawn(5).issue, 9)?.voided).toEqual(voided);
  });

  it('are unknown when an issue between was missed or is void, and after an empty list', () => {
    expect(withLastDraw({ list: [drawn(3)], hasMore: true }, drawn(5), drawn(4).issue, 3)).toBeUndefined();
    expect(withLastDraw({ list: [], hasMore: false }, drawn(5), drawn(4).issue, 3)).toBeUndefined();
  });

  it('the issue before is unknown for the first issue of a day and for the only one', () => {
    expect(issueNumberBefore('20260302-0101')).toBe('20260302-0100');
    expect(issueNumberBefore('20260302-0001')).toBeUndefined();
    expect(issueNumberBefore('20260302-0000')).toBeUndefined();
  });
});
