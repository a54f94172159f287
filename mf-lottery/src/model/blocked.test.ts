import { blockedOf, chosenOf } from './blocked.ts';

const blocked = [
  { playCode: 'top2', number: '45', isClosed: false },
  { playCode: 'top2', number: '12', isClosed: false },
  { playCode: 'top2', number: '99', isClosed: true },
  { playCode: 'bottom2', number: '07', isClosed: true },
];

describe('blocked numbers', () => {
  it('are those of the play, in order', () => {
    expect(blockedOf(blocked, 'top2')).toEqual({ half: ['12', '45'], closed: ['99'] });
    expect(blockedOf(blocked, 'top3')).toEqual({ half: [], closed: [] });
  });

  it('of a bet are those that are chosen', () => {
    expect(chosenOf(blockedOf(blocked, 'top2'), [['45', '99', '01']])).toEqual({ half: ['45'], closed: ['99'] });
  });
});
