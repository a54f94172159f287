import type { ContractKind, DividendPeriod } from '@tessera/shared/wire/agent';
import { billAmount } from './bills/bill-amount.ts';
import { nextEdge } from './periods.ts';

const edge = (kind: ContractKind, period: DividendPeriod | null, iso: string, timeZone = 'Asia/Seoul') =>
  new Date(nextEdge({ kind, terms: { period } }, Date.parse(iso), timeZone)).toISOString();

describe('the periods of a contract', () => {
  it.each([
    ['realTime', null, '2026-03-02T00:04:59.999Z', '2026-03-02T00:05:00.000Z'],
    ['realTime', null, '2026-03-02T00:05:00Z', '2026-03-02T00:10:00.000Z'],
    ['hourly', null, '2026-03-02T00:00:00Z', '2026-03-02T01:00:00.000Z'],
    ['daily', null, '2026-03-02T14:59:59Z', '2026-03-02T15:00:00.000Z'],
    ['daily', null, '2026-03-02T15:00:00Z', '2026-03-03T15:00:00.000Z'],
    // A Sunday evening in Seoul, and the Monday that it becomes.
    ['dividend', 'weekly', '2026-03-01T14:00:00Z', '2026-03-01T15:00:00.000Z'],
    ['dividend', 'weekly', '2026-03-01T15:00:00Z', '2026-03-08T15:00:00.000Z'],
    ['dividend', 'semimonthly', '2026-03-15T14:59:59Z', '2026-03-15T15:00:00.000Z'],
    ['dividend', 'semimonthly', '2026-02-15T15:00:00Z', '2026-02-28T15:00:00.000Z'],
    ['dividend', 'monthly', '2026-12-31T14:59:59Z', '2026-12-31T15:00:00.000Z'],
    ['dividend', 'daily', '2026-03-02T03:00:00Z', '2026-03-02T15:00:00.000Z'],
  ] as const)('%s %s: the one at %s ends at %s', (kind, period, at, end) => {
    expect(edge(kind, period, at)).toBe(end);
  });

  it('have 23 or 25 hours where clocks change, and hours of the merchant where its zone is half an hour off', () => {
    expect(edge('daily', null, '2026-03-29T00:00:00Z', 'Europe/London')).toBe('2026-03-29T23:00:00.000Z');
    expect(edge('daily', null, '2026-03-29T23:00:00Z', 'Europe/London')).toBe('2026-03-30T23:00:00.000Z');
    expect(edge('daily', null, '2026-10-24T23:00:00Z', 'Europe/London')).toBe('2026-10-26T00:00:00.000Z');
    expect(edge('hourly', null, '2026-03-02T00:00:00Z', 'Asia/Kolkata')).toBe('2026-03-02T00:30:00.000Z');
  });
});

describe('the amount of a bill', () => {
  const sums = { validBetMinor: 10_000, payoutMinor: 2_000, rebateMinor: 100, bonusMinor: 400, activeMembers: 3 };
  const tier = (rateBasisPoints: number, activeMembers = 0, validBet = 0, loss = 0) => ({
    ...{ rateBasisPoints, activeMembers, validBet, loss },
  });
  const tiers = [tier(1000), tier(2000, 3, 10_000, 7_500), tier(3000, 3, 10_000, 7_501)];
  const amount = (part: Partial<typeof sums> = {}, carried = 0, kind: ContractKind = 'dividend', carriesOver = true) =>
    billAmount(kind, { tiers, carriesOver }, { ...sums, ...part }, carried);

  it('is the share of the highest tier that is reached, of the loss with what was carried in', () => {
    expect(amount()).toMatchObject({ baseMinor: 7_500, tier: 1, rateBasisPoints: 2000, amountMinor: 1_500 });
    expect(amount({}, -1)).toMatchObject({ baseMinor: 7_499, tier: 0, amountMinor: 749 });
    expect(amount({ activeMembers: 2 })).toMatchObject({ tier: 0, amountMinor: 750 });
  });

  it('is nothing without a loss, and a negative base is carried where the contract says so', () => {
    const negative = { payoutMinor: 20_000 };
    expect(amount(negative)).toMatchObject({ amountMinor: 0, tier: null, carriedOutMinor: -10_500 });
    expect(amount(negative, -500)).toMatchObject({ baseMinor: -11_000, carriedOutMinor: -11_000 });
    expect(amount(negative, 0, 'dividend', false)).toMatchObject({ carriedOutMinor: 0 });
    expect(amount({}, -7_500)).toMatchObject({ amountMinor: 0, carriedOutMinor: 0 });
  });

  it('is the share of valid bets for wages, whatever was won', () => {
    expect(amount({ payoutMinor: 90_000 }, 0, 'hourly')).toMatchObject({
      baseMinor: 10_000,
      tier: 2,
      amountMinor: 3_000,
    });
    expect(amount({ validBetMinor: -5 }, 0, 'daily')).toMatchObject({ tier: null, amountMinor: 0, carriedOutMinor: 0 });
  });
});
