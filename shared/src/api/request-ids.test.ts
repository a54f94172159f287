import { RequestIds } from './request-ids.ts';

const counting = () => {
  let count = 0;
  return new RequestIds(() => {
    count += 1;
    return `id-${count}`;
  });
};

describe('the id of a request for money', () => {
  it('stays the same when the same form is sent again, so that a retry cannot act twice', () => {
    const ids = counting();
    const first = ids.idFor({ amount: 300_000, name: '데모회원' });
    expect(ids.idFor({ name: '데모회원', amount: 300_000 })).toBe(first);
  });

  it('changes with any field, for the operator refuses one id with other fields', () => {
    const ids = counting();
    expect(ids.idFor({ amount: 300_000 })).not.toBe(ids.idFor({ amount: 300_001 }));
  });

  it('is new for the same fields once the first was granted', () => {
    const ids = counting();
    const first = ids.idFor({ amount: 300_000 });
    ids.granted();
    expect(ids.idFor({ amount: 300_000 })).not.toBe(first);
  });
});
