import { hostileText } from '@tessera/shared/testing/hostile-text';
import { schemaFor } from '@tessera/shared/wire/define-endpoint';
import { describingMoney } from '@tessera/shared/wire/money-codec';
import { getAccountRecord } from '@tessera/shared/wire/wallet';
import fc from 'fast-check';
import { type RecordFilter, readRecordFilter, recordGroups, recordRequest, writeRecordFilter } from './record.ts';

const zone = 'Asia/Seoul';
/** 2026-11-21 21:07 in Seoul. */
const now = Date.UTC(2026, 10, 21, 12, 7);
const read = (search: string) => readRecordFilter(new URLSearchParams(search), now, zone);

describe('the filter of the account record', () => {
  it('shows everything of the last seven days to begin with, today included', () => {
    expect(read('')).toEqual({ group: 'all', period: '7', from: '2026-11-15', to: '2026-11-21', page: 1 });
  });

  it("takes today from the merchant's calendar, where it may be tomorrow already", () => {
    const lateEvening = Date.UTC(2026, 10, 21, 16, 0);
    expect(readRecordFilter(new URLSearchParams('period=today'), lateEvening, zone)).toMatchObject({
      from: '2026-11-22',
      to: '2026-11-22',
    });
  });

  it('takes two days of choice, and falls back when they are the wrong way round or no days', () => {
    expect(read('period=custom&from=2026-11-01&to=2026-11-03')).toMatchObject({ from: '2026-11-01', to: '2026-11-03' });
    for (const search of [
      'period=custom&from=2026-11-03&to=2026-11-01',
      'period=custom&from=x&to=2026-11-01',
      'period=custom&from=0001-01-01&to=2026-11-01',
      'period=custom&from=2026-11-01&to=9999-12-31',
      'period=custom',
    ])
      expect(read(search)).toMatchObject({ period: 'custom', from: '2026-10-23', to: '2026-11-21' });
  });

  it('ignores what an address may hold by mistake', () => {
    expect(read('type=constructor&period=900&page=-3')).toEqual(read(''));
    expect(read('page=2.7').page).toBe(2);
  });

  it('comes back from the address as it was written', () => {
    const filters = fc.record({
      group: fc.constantFrom<RecordFilter['group']>(
        'all',
        'deposit',
        'withdrawal',
        'bet',
        'payout',
        'bonus',
        'transfer',
      ),
      period: fc.constantFrom<RecordFilter['period']>('today', '7', '30', 'year', 'custom'),
      page: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(filters, (parts) => {
        const filter = { ...read(`period=${parts.period}`), ...parts };
        expect(read(writeRecordFilter(filter))).toEqual(filter);
      }),
    );
  });

  it('asks for what the operator can answer, whatever the address says', () => {
    const text = fc.oneof(
      hostileText,
      fc.constantFrom('custom', '1e400', 'Infinity', '-1', '0001-01-01', '9999-12-31', '275760-09-13', '2026-11-01'),
    );
    const addresses = fc.record({
      type: text,
      period: fc.oneof(fc.constant('custom'), text),
      from: text,
      to: text,
      page: text,
    });
    fc.assert(
      fc.property(addresses, (parts) => {
        const request = recordRequest(readRecordFilter(new URLSearchParams(parts), now, zone), zone);
        const parsed = schemaFor(getAccountRecord.request, describingMoney)['~standard'].validate(request);
        expect(parsed).not.toHaveProperty('issues.0');
      }),
      { numRuns: 500 },
    );
  });

  it('asks the operator for whole days and for kinds that it knows', () => {
    expect(recordRequest(read('type=withdrawal&period=today'), zone)).toEqual({
      page: 1,
      pageSize: 20,
      type: ['withdrawal-hold', 'withdrawal-returned'],
      fromMs: Date.UTC(2026, 10, 20, 15),
      toMs: Date.UTC(2026, 10, 21, 15),
    });
    for (const group of Object.keys(recordGroups)) {
      const parsed = schemaFor(getAccountRecord.request, describingMoney)['~standard'].validate(
        recordRequest(read(`type=${group}`), zone),
      );
      expect(parsed).not.toHaveProperty('issues.0');
    }
  });
});
