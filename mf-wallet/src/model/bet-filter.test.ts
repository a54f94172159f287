import { hostileText } from '@tessera/shared/testing/hostile-text';
import { schemaFor } from '@tessera/shared/wire/define-endpoint';
import { describingMoney } from '@tessera/shared/wire/money-codec';
import { exportBetRecord } from '@tessera/shared/wire/wallet';
import fc from 'fast-check';
import { betRequest, betResult, drawOf, readBetFilter, writeBetFilter } from './bet-filter.ts';

const zone = 'Asia/Seoul';
/** 2026-11-21 21:07 in Seoul. */
const now = Date.UTC(2026, 10, 21, 12, 7);
const read = (search: string) => readBetFilter(new URLSearchParams(search), now, zone);

describe('the filter of the betting record', () => {
  it('shows all bets of the last seven days to begin with', () => {
    expect(betRequest(read(''))).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  });

  it('comes back from the address as it was written', () => {
    const search = 'category=RNG&vendor=PP&status=won&period=custom&from=2026-11-01&to=2026-11-03';
    expect(writeBetFilter(read(search))).toBe(search);
    expect(betRequest(read(search))).toEqual({
      from: '2026-11-01',
      to: '2026-11-03',
      category: 'RNG',
      vassalage: 'PP',
      status: ['won'],
    });
  });

  it('asks for what the operator can answer, whatever the address says', () => {
    const text = fc.oneof(
      hostileText,
      fc.constantFrom('custom', 'won', 'RNG', '2026-02-30', '9999-12-31', 'x'.repeat(99)),
    );
    const addresses = fc.record({ category: text, vendor: text, status: text, period: text, from: text, to: text });
    const schema = schemaFor(exportBetRecord.request, describingMoney)['~standard'];
    fc.assert(
      fc.property(addresses, (parts) => {
        const request = betRequest(readBetFilter(new URLSearchParams(parts), now, zone));
        expect(schema.validate(request)).not.toHaveProperty('issues.0');
      }),
      { numRuns: 300 },
    );
  });
});

it('a bet has a result once it is settled, and none when its stake went back', () => {
  expect(betResult({ status: 'won', stake: 100, payout: 250 })).toBe(150);
  expect(betResult({ status: 'lost', stake: 100, payout: 0 })).toBe(-100);
  expect(betResult({ status: 'tie', stake: 100, payout: 100 })).toBe(0);
  expect(betResult({ status: 'open', stake: 100, payout: 0 })).toBeUndefined();
  expect(betResult({ status: 'void', stake: 100, payout: 100 })).toBeUndefined();
});

it('only a lottery bet has a draw', () => {
  expect(drawOf({ category: 'LOTT', reference: 'lottery:K3:20261121-0961' })).toEqual({
    gameCode: 'K3',
    issue: '20261121-0961',
  });
  expect(drawOf({ category: 'RNG', reference: 'round:ab-3' })).toBeUndefined();
});
