import { Wish } from './wish.ts';

const counting = () => {
  let count = 0;
  return new Wish(() => {
    count += 1;
    return `id-${count}`;
  });
};

describe('the id of a request for money', () => {
  it('stays the same when the same form is sent again, so that a retry cannot act twice', () => {
    const wish = counting();
    const first = wish.idFor({ amount: 300_000, name: '데모회원' });
    expect(wish.idFor({ name: '데모회원', amount: 300_000 })).toBe(first);
  });

  it('changes with any field, for the operator refuses one id with other fields', () => {
    const wish = counting();
    expect(wish.idFor({ amount: 300_000 })).not.toBe(wish.idFor({ amount: 300_001 }));
  });

  it('is new for the same fields once the first was granted', () => {
    const wish = counting();
    const first = wish.idFor({ amount: 300_000 });
    wish.granted();
    expect(wish.idFor({ amount: 300_000 })).not.toBe(first);
  });
});
