import { changeOfAmount, changeOfCount } from './change.ts';

describe('the change of a figure', () => {
  it('is a share of what it was', () => expect(changeOfAmount(1124, 1000)).toEqual({ kind: 'ratio', value: 0.124 }));
  it('goes down when a loss grows', () => expect(changeOfAmount(-150, -100)).toEqual({ kind: 'ratio', value: -0.5 }));
  it('is told as an amount where there was nothing to compare with, or ten times as much', () => {
    expect(changeOfAmount(500, 0)).toEqual({ kind: 'difference', value: 500 });
    expect(changeOfAmount(1200, 100)).toEqual({ kind: 'difference', value: 1100 });
  });
  it('is none when nothing changed, not even from nothing to nothing', () => {
    expect(changeOfAmount(0, 0)).toEqual({ kind: 'same' });
    expect(changeOfCount(9, 9)).toEqual({ kind: 'same' });
  });
  it('is a number of people for a count', () =>
    expect(changeOfCount(218, 209)).toEqual({ kind: 'difference', value: 9 }));
});
