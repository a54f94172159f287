import { setSwitches } from '@tessera/shared/switches';
import { fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { expectNothingRan, setTrap } from '@tessera/shared/testing/attack';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import type { AnswerOf, Endpoint } from '@tessera/shared/wire/define-endpoint';
import { getInbox } from '@tessera/shared/wire/inbox';
import {
  getAvailablePromotions,
  getEnvelopes,
  getMissionSummary,
  getPointBalance,
  getPointConfig,
  getPointMall,
  getPointRecord,
  getPointRewards,
  getPromotionCategories,
  getPromotionClaims,
  getRaffles,
  getRankLadder,
  getRedemptions,
  getTournament,
  getTournaments,
} from '@tessera/shared/wire/promotions';
import { render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import messages from '../../locales/ko.json';
import { firstDeposit, own } from '../testing/promotions.ts';
import BonusDetailsPage from './bonus-details/bonus-details.page.tsx';
import MessagesPage from './messages/messages.page.tsx';
import MissionsPage from './missions/missions.page.tsx';
import PointMallPage from './point-mall/point-mall.page.tsx';
import PromoDetailPage from './promo-detail/promo-detail.page.tsx';
import PromotionsPage from './promotions/promotions.page.tsx';
import RewardCenterPage from './reward-center/reward-center.page.tsx';
import VipPage from './vip/vip.page.tsx';

const attack = '"><img src=x onerror=boom()><script>boom()</script>';
/** What people at the console or players write. */
const written = new Set([
  'title',
  'summary',
  'terms',
  'detail',
  'name',
  'about',
  'content',
  'reason',
  'remark',
  'comment',
]);

/** An answer whose written texts are all the attack. */
const hostile = <Value,>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (key, one) => (written.has(key) && typeof one === 'string' ? attack : one));

const hostileAnswer = <E extends Endpoint>(endpoint: E, of?: string): AnswerOf<E> => hostile(recorded(endpoint, of));

/** Calls whose recorded answers have written texts, and those that their pages need as well. */
const texts: readonly Endpoint[] = [
  getEnvelopes,
  getMissionSummary,
  getPointBalance,
  getPointConfig,
  getPointMall,
  getPointRecord,
  getPointRewards,
  getPromotionCategories,
  getRaffles,
  getRankLadder,
  getRedemptions,
  getTournament,
  getTournaments,
];
const message = { id: 1, title: attack, content: attack, atMs: 0, isRead: false, page: null, target: null };
const claim = {
  ...{ id: '1', promotionId: 'first-deposit', title: attack, status: 'active' as const, bonus: 100, deposit: null },
  ...{ requiredTurnover: 100, doneTurnover: 0, claimedAtMs: 0, expiresAtMs: null, endedAtMs: null },
};

const pages: readonly (readonly [name: string, path: string, Page: ComponentType])[] = [
  ['promotions', '/promotions', PromotionsPage],
  ['one promotion', '/promoDetail?id=first-deposit', PromoDetailPage],
  ['raffles', '/member/rewardCenter?tab=raffles', RewardCenterPage],
  ['red envelopes', '/member/rewardCenter?tab=envelopes', RewardCenterPage],
  ['tournaments', '/member/rewardCenter?tab=tournaments', RewardCenterPage],
  ['bonus details', '/member/bonusDetails', BonusDetailsPage],
  ['missions', '/member/missionLeaderboard', MissionsPage],
  ['levels', '/vip', VipPage],
  ['point mall', '/pointMall', PointMallPage],
  ['messages', '/member/messageV2', MessagesPage],
];

it.each(pages)(
  'markup in what was written for the page of %s is shown as text and runs nothing',
  async (_, path, Page) => {
    await startTestPage({ ui: uiMessages, promotions: messages });
    signInForTest();
    setTrap();
    const operator = fakeOperator();
    operator.answer(getAvailablePromotions, () => ({ list: hostile([firstDeposit(own('rejected'))]) }));
    for (const endpoint of texts) operator.answer(endpoint, () => hostileAnswer(endpoint) as never);
    operator.answer(getPromotionClaims, () => ({ total: 1, list: [claim] }));
    setSwitches([{ modId: 'INBOX3', enabled: '1', childrenNodes: [] }]);
    operator.answer(getInbox, () => ({ total: 1, list: [message] }));
    render(
      <TestPage path={path}>
        <Page />
      </TestPage>,
    );
    await waitFor(() => expect(document.body.textContent).toContain('<img src=x'));
    expectNothingRan();
  },
);
