import { income } from '../testing/records.ts';
import { billOf, listOfFigures, listOfIncome, pageOfBill } from './figure-lists.ts';

const week = { period: '7d' } as const;
const day = { from: '2026-03-02', to: '2026-03-02' };

describe('the list behind a figure', () => {
  it('is of the movements it is the sum of, in the same period, of an account, a branch or the whole team', () => {
    expect(listOfFigures(['bet'], {}, week)).toEqual({ page: 'transactions', query: 'period=7d&flow=bet' });
    expect(listOfFigures(['net'], { branch: '17', under: '12' }, week).query).toBe(
      'period=7d&branch=17&under=12&flow=bet%2Cpayout%2Crebate%2Cbonus',
    );
    expect(listOfFigures(['rebate', 'bonus'], { part: 'below' }, week).query).toBe(
      'period=7d&part=below&flow=rebate%2Cbonus',
    );
  });

  it('is of a part of one’s own income its bill, or what came in or went out', () => {
    const bill = { id: '31', kind: 'hourly' } as const;
    const total = { ...income.total, bills: { ...income.total.bills, wages: bill } };
    expect(billOf('wages', total)).toEqual(bill);
    expect([billOf('rebate', total), billOf('net', total), billOf('paid', total)]).toEqual([null, null, null]);
    expect(pageOfBill(bill)).toEqual({ page: 'hourlySalary', query: 'bill=31' });
    const queryOf = (part: 'wages' | 'paid') => listOfIncome(part, 'agent01', day).query;
    expect(queryOf('wages')).toBe(
      'period=custom&from=2026-03-02&to=2026-03-02&account=agent01&flow=wages&direction=in',
    );
    expect(queryOf('paid')).toBe(
      'period=custom&from=2026-03-02&to=2026-03-02&account=agent01&flow=wages%2Cdividend&direction=out',
    );
  });
});
