import { dayMs } from '@tessera/shared/format';
import { recorded } from '@tessera/shared/testing/recorded';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getAvailablePromotions, getNotices } from '@tessera/shared/wire/promotions';
import type { OwnPart } from '../model/promotion.ts';

type Offered = AnswerOf<typeof getAvailablePromotions>['list'][number];
type Feed = AnswerOf<typeof getNotices>;

const now = Date.now();

/** A promotion as the operator offers it to a member, before joining or in another case. */
function offered(id: string, of: 'open' | 'wagering' = 'open'): Offered {
  const found = recorded(getAvailablePromotions, of).list.find((promotion) => promotion.id === id);
  if (!found) throw new Error(`The promotion ${id} is not recorded.`);
  return found;
}

export const own = (state: OwnPart['state'], more: Partial<OwnPart> = {}): OwnPart => ({
  ...offered('first-deposit').own,
  state,
  ...more,
});

const claimed = offered('first-deposit', 'wagering').own.wagering;
if (!claimed) throw new Error('The wagering of a bonus is not recorded.');

/** 120,000 P to roll for 100,000 deposited and 20,000 given; half of it done. */
export const wagering = {
  ...claimed,
  doneTurnover: 6_000_000,
  claimedAtMs: now - dayMs,
  expiresAtMs: now + 29 * dayMs,
};

/** The first-deposit bonus, open now; something that must not run stands in its terms. */
export const firstDeposit = (part: OwnPart): Offered => ({
  ...offered('first-deposit'),
  terms: `${offered('first-deposit').terms}<script>window.isHacked = true</script>`,
  startsAtMs: now - dayMs,
  endsAtMs: now + 60 * dayMs,
  own: part,
});

export const weekendCashback = (part: OwnPart): Offered => ({
  ...offered('weekend-cashback'),
  startsAtMs: now - dayMs,
  own: part,
});

/** So many notices, two days apart, whose titles and texts count them. */
export const feed = (count: number): Feed => ({
  ...recorded(getNotices),
  player: Array.from({ length: count }, (_, n) => ({
    id: `n${n}`,
    title: `공지 ${n + 1}`,
    content: `<p>내용 ${n + 1}</p>`,
    date: now - (n + 0.5) * 2 * dayMs,
  })),
  banners: [],
  promotion: [],
});
