import { bus } from '@tessera/shared/events';
import { installIntentRouter } from '@tessera/shared/intents';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import {
  claimPromotion,
  getAvailablePromotions,
  getMerchantAvailablePromotions,
  getPromotionCategories,
  leavePromotion,
} from '@tessera/shared/wire/promotions';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { OwnPart } from '../../model/promotion.ts';
import { firstDeposit, own, wagering, weekendCashback } from '../../testing/promotions.ts';
import PromoDetailPage from './promo-detail.page.tsx';

// First of all, while nobody has signed in.
it('asks a visitor to sign in for the claim', async () => {
  await startTestPage({ ui: uiMessages, promotions: messages });
  const operator = fakeOperator();
  operator.answer(getPromotionCategories, () => ({ list: [] }));
  operator.answer(getMerchantAvailablePromotions, () => {
    const { own: _, ...promotion } = firstDeposit(own('join'));
    return { list: [promotion] };
  });
  const asked = jest.fn(async () => ({ status: 'done', result: { isSignedIn: false } }) as never);
  installIntentRouter(asked);
  render(
    <TestPage path="/promoDetail?id=first-deposit">
      <PromoDetailPage />
    </TestPage>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '로그인하고 참여하기' }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith('sign-in', { reason: 'claim' }));
});

it('shows a visitor of the daily sign-in no empty list of terms', async () => {
  const operator = fakeOperator();
  operator.answer(getPromotionCategories, () => ({ list: [] }));
  operator.answer(getMerchantAvailablePromotions, () => {
    const { own: _, ...promotion } = firstDeposit(own('join'));
    const none = { percent: null, cap: null, minimumDeposit: null, wageringPercent: null, daysToWager: null };
    return { list: [{ ...promotion, ...none, kind: 'sign-in' as const, dailyAmounts: [100] }] };
  });
  render(
    <TestPage path="/promoDetail?id=first-deposit">
      <PromoDetailPage />
    </TestPage>,
  );
  const button = await screen.findByRole('button', { name: messages.own.signIn });
  expect(button.closest('section')?.querySelector('dl')).toBeNull();
});

describe('a promotion', () => {
  let operator: FakeOperator;
  let part: OwnPart;
  const heard: string[] = [];
  const offer = { deposit: 10_000_000, bonus: 2_000_000, requiredTurnover: 12_000_000 };

  beforeAll(async () => {
    await startTestPage({ ui: uiMessages, promotions: messages });
    bus.on('promotions:bonus-credited').subscribe(({ promotionId }) => heard.push(promotionId));
  });
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    heard.length = 0;
    operator.answer(getPromotionCategories, () => recorded(getPromotionCategories));
    operator.answer(getAvailablePromotions, () => ({ list: [firstDeposit(part)] }));
  });
  const show = (id = 'first-deposit') =>
    render(
      <TestPage path={`/promoDetail?id=${id}`}>
        <PromoDetailPage />
      </TestPage>,
    );

  it('says the conditions beside the button, and nothing is joined before it is pressed', async () => {
    part = own('join');
    show();
    const button = await screen.findByRole('button', { name: '신청하기' });
    const panel = button.closest('section') as HTMLElement;
    expect(panel).toHaveTextContent('20% · 최대 200,000.00 P');
    expect(panel).toHaveTextContent('최소 입금10,000.00 P');
    expect(panel).toHaveTextContent('롤링 조건100%');
    expect(panel).toHaveTextContent('롤링 기한30일');
    expect(operator.calls(claimPromotion)).toEqual([]);
  });

  it('claims the amount that the button names, and emits the claim once', async () => {
    part = own('claim', { offer });
    operator.answer(claimPromotion, ({ promotionId }) => {
      part = own('process', { wagering: { ...wagering, claimId: 'c1', doneTurnover: 0 }, canLeave: true });
      return { promotionId, isCredited: true, own: part };
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: '20,000.00 P 받기' }));
    expect(await screen.findByText('남은 롤링')).toBeVisible();
    expect(screen.getByRole('heading', { name: messages.own.title })).toHaveFocus();
    expect(screen.getByRole('progressbar', { name: '롤링 진행' })).toHaveAttribute('aria-valuenow', '0');
    expect(heard).toEqual(['first-deposit']);
  });

  it('shows how much rolling is left, done and needed', async () => {
    part = own('process', { wagering, canLeave: true });
    show();
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '120,000.00 P 중 60,000.00 P');
    expect(screen.getByText('남은 롤링').nextSibling).toHaveTextContent('60,000.00 P');
    expect(screen.getByText('남은 보너스 머니').parentElement).toHaveTextContent('20,000.00 P');
  });

  it('asks before a bonus is given up, says what goes and what stays, and then does it', async () => {
    part = own('process', { wagering, canLeave: true });
    operator.answer(leavePromotion, ({ promotionId }) => {
      part = own('ended', { reasonCode: 'promotion.bonus.forfeited' });
      return { promotionId, own: part };
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: '보너스 포기하기' }));
    const question = await screen.findByRole('alertdialog', { name: '보너스를 포기할까요?' });
    expect(question).toHaveTextContent('남은 보너스 머니(20,000.00 P)가 사라지고');
    expect(operator.calls(leavePromotion)).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: '보너스 포기하기' }));
    expect(await screen.findByText(/보너스를 포기했습니다/)).toBeVisible();
  });

  it('leaves a cashback at once, since nothing is lost by it', async () => {
    const cashback = {
      fromMs: Date.now() - 1000,
      toMs: Date.now() + 1000,
      payAtMs: Date.now() + 2000,
      net: -18_600_000,
      expected: 1_488_000,
    };
    let isLeft = false;
    operator.answer(getAvailablePromotions, () => ({
      list: [weekendCashback(isLeft ? own('join') : own('joined', { cashback, canLeave: true }))],
    }));
    operator.answer(leavePromotion, ({ promotionId }) => {
      isLeft = true;
      return { promotionId, own: own('join') };
    });
    show('weekend-cashback');
    expect(await screen.findByText('−186,000.00')).toBeVisible();
    expect(screen.getByText('예상 캐시백').parentElement).toHaveTextContent('14,880.00 P');
    fireEvent.click(screen.getByRole('button', { name: '참여 그만두기' }));
    expect(await screen.findByRole('button', { name: '다시 참여하기' })).toBeVisible();
  });

  it('says in plain words why the operator refused', async () => {
    part = own('claim', { offer });
    operator.answer(claimPromotion, () => refuse('promotion.other.active'));
    show();
    fireEvent.click(await screen.findByRole('button', { name: '20,000.00 P 받기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('다른 보너스의 롤링이 진행 중입니다');
    expect(heard).toEqual([]);
  });

  it('shows a trial account what it needs, without asking the operator', async () => {
    signInForTest({ type: 4, id: '2', account: 'trial' });
    part = own('join');
    show();
    fireEvent.click(await screen.findByRole('button', { name: '신청하기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('정식 계정이 필요합니다.');
    expect(operator.calls(claimPromotion)).toEqual([]);
  });

  it('shows the terms without what could run in them', async () => {
    part = own('join');
    show();
    expect(await screen.findByRole('heading', { name: '받는 방법' })).toBeVisible();
    expect(document.querySelector('article script')).toBeNull();
  });

  it('says that a promotion is not there, and leads back to the list', async () => {
    part = own('join');
    show('gone');
    expect(await screen.findByText('이 프로모션은 없거나 이미 끝났습니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '프로모션 목록 보기' })).toHaveAttribute('href', '/promotions');
  });

  it('does not say of a promotion that it has ended while nothing is offered during a break', async () => {
    signInForTest({ offers: 'closed' });
    operator.answer(getAvailablePromotions, () => ({ list: [] }));
    show();
    expect(await screen.findByText(messages.closed.title)).toBeVisible();
    expect(screen.queryByText(messages.detail.missing)).not.toBeInTheDocument();
  });

  it('says of a granted reward without turnover that none is needed', async () => {
    part = own('claim', { offer: { deposit: 0, bonus: 2_000_000, requiredTurnover: 0 } });
    show();
    expect((await screen.findByText(messages.own.required)).nextSibling).toHaveTextContent(messages.own.none);
  });
});
