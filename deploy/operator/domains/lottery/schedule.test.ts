import fc from 'fast-check';
import { findIssue, issueAfter, issueBefore, lastDrawn, nextDrawn, openIssue, type Schedule } from './schedule.ts';
import { startOfDay } from './zone-days.ts';

const seoul: Schedule = { timeZone: 'Asia/Seoul', periodMs: 60_000, closesBeforeMs: 5000 };
const london: Schedule = { timeZone: 'Europe/London', periodMs: 180_000, closesBeforeMs: 10_000 };
const at = (text: string) => Date.parse(text);

describe('issues by the clock', () => {
  it("counts from the merchant's midnight: 15:00 UTC is the first minute in Seoul", () => {
    const first = nextDrawn(seoul, at('2026-11-20T15:00:00Z'));
    expect(first).toMatchObject({ number: '20261121-0001', drawsAtMs: at('2026-11-20T15:01:00Z') });
    expect(issueBefore(seoul, first)).toMatchObject({
      number: '20261120-1440',
      drawsAtMs: at('2026-11-20T15:00:00Z'),
    });
  });

  it('takes bets for the next issue from the moment the one before closes', () => {
    expect(openIssue(seoul, at('2026-11-21T00:00:54.999Z')).number).toBe('20261121-0541');
    expect(openIssue(seoul, at('2026-11-21T00:00:55Z')).number).toBe('20261121-0542');
    expect(lastDrawn(seoul, at('2026-11-21T00:01:00Z')).number).toBe('20261121-0541');
    expect(lastDrawn(seoul, at('2026-11-21T00:00:59.999Z')).number).toBe('20261121-0540');
  });

  it('gives the day on which the clocks change its 23 or 25 hours', () => {
    expect(startOfDay('Europe/London', '20260329')).toBe(at('2026-03-29T00:00:00Z'));
    expect(findIssue(london, '20260329-0460')?.drawsAtMs).toBe(at('2026-03-29T23:00:00Z'));
    expect(findIssue(london, '20260329-0461')).toBeUndefined();
    expect(findIssue(london, '20261025-0500')?.drawsAtMs).toBe(at('2026-10-26T00:00:00Z'));
    expect(findIssue(london, '20261025-0501')).toBeUndefined();
  });

  it('knows no issue of a day that is none', () => {
    for (const number of ['20260230-0001', '20261301-0001', '20261121-0000', '20261121-1441'])
      expect(findIssue(seoul, number)).toBeUndefined();
  });

  it('finds every issue by its number, in one unbroken row', () => {
    const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') });
    fc.assert(
      fc.property(moment, fc.constantFrom(seoul, london), (ms, schedule) => {
        const issue = nextDrawn(schedule, ms);
        expect(issue.drawsAtMs - ms).toBeGreaterThan(0);
        expect(issue.drawsAtMs - ms).toBeLessThanOrEqual(schedule.periodMs);
        expect(findIssue(schedule, issue.number)).toEqual(issue);
        expect(issueAfter(schedule, issue).drawsAtMs - issue.drawsAtMs).toBe(schedule.periodMs);
        expect(issueBefore(schedule, issueAfter(schedule, issue))).toEqual(issue);
      }),
    );
  });
});
