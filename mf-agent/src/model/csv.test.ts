import { csvOf } from './csv.ts';

describe('the exported file', () => {
  it('opens with its letters intact and one line a row', () =>
    expect(
      csvOf([
        ['이름', '순손익'],
        ['d01m07', -12.5],
      ]),
    ).toBe('\uFEFF이름,순손익\r\nd01m07,-12.5\r\n'));
  it('quotes what would break a line', () => expect(csvOf([['a,"b"\n']])).toBe('\uFEFF"a,""b""\n"\r\n'));
  it('never hands a spreadsheet a formula', () => expect(csvOf([['=1+1', '@sum']])).toBe("\uFEFF'=1+1,'@sum\r\n"));
});
