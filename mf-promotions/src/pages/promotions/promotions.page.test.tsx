import { addFirstAnswers, dropFirstAnswers, setApiLanguage } from '@tessera/shared/api';
import { bus } from '@tessera/shared/events';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import {
  getAvailablePromotions,
  getMerchantAvailablePromotions,
  getPromotionCategories,
} from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { firstDeposit, own, weekendCashback } from '../../testing/promotions.ts';
import PromotionsPage from './promotions.page.tsx';

describe('the list of promotions', () => {
  let operator: FakeOperator;
  let list = [weekendCashback(own('joined')), firstDeposit(own('join'))];

  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    list = [weekendCashback(own('joined')), firstDeposit(own('join'))];
    operator.answer(getPromotionCategories, () => recorded(getPromotionCategories));
    operator.answer(getAvailablePromotions, () => ({ list }));
  });
  const show = (path = '/promotions') =>
    render(
      <TestPage path={path}>
        <PromotionsPage />
      </TestPage>,
    );

  it('says on each card what it is, its rolling, its amount, its date and the state', async () => {
    show();
    const cashback = (await screen.findByRole('link', { name: '주말 손실 8% 캐시백' })).closest('article');
    expect(cashback).toHaveTextContent(
      '캐시백롤링 없음주말 손실 8% 캐시백자동 지급 · 최대 300,000.00 P매주 월요일 09:00 지급참여 중',
    );
    const deposit = screen.getByRole('link', { name: '첫 입금 20%: 신청하기' }).closest('article');
    expect(deposit).toHaveTextContent('입금롤링 100%첫 입금 20%최대 200,000.00 P');
    expect(deposit).toHaveTextContent(/\d+월 \d+일까지/);
  });

  it('asks a trial account to read about a cashback that it takes no part in, not to join it again', async () => {
    signInForTest({ type: 4 });
    list = [weekendCashback(own('join'))];
    show();
    expect(await screen.findByRole('link', { name: /자세히 보기/ })).toBeVisible();
    expect(screen.queryByText(/다시 참여하기/)).not.toBeInTheDocument();
  });

  it('shows one category at a time, and begins with the one in the address', async () => {
    show('/promotions?category=cashback');
    expect(await screen.findByRole('link', { name: '주말 손실 8% 캐시백' })).toBeVisible();
    expect(screen.queryByText('첫 입금 20%')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '입금' }));
    expect(await screen.findByText('첫 입금 20%')).toBeVisible();
    expect(screen.queryByText('주말 손실 8% 캐시백')).not.toBeInTheDocument();
  });

  it('counts for the side menu what waits for the member', async () => {
    show();
    await screen.findByText('첫 입금 20%');
    expect(bus.latest('promotions:claimable-counted')).toEqual({ count: 1 });
  });

  it('says so when there are none', async () => {
    list = [];
    show();
    expect(await screen.findByText('지금 진행 중인 프로모션이 없습니다.')).toBeVisible();
  });

  it('can be asked again when it did not load', async () => {
    operator.setOnline(false);
    show();
    const again = await screen.findByRole('button', { name: '다시 시도' });
    operator.setOnline(true);
    await act(async () => fireEvent.click(again));
    expect(await screen.findByText('첫 입금 20%')).toBeVisible();
  });

  it('shows a member what everybody is offered, until the own list with its states has come', async () => {
    const open = { ...recorded(getMerchantAvailablePromotions), list: [firstDeposit(own('join'))] };
    setApiLanguage('KO');
    addFirstAnswers(
      { language: 'KO', bodies: { '/wps/relay/MCSFE_getMerchantAvailablePromotions': { success: true, value: open } } },
      performance.now(),
    );
    let answer: (() => void) | undefined;
    operator.answer(
      getAvailablePromotions,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ list });
        }),
    );
    show();
    expect(await screen.findByText('첫 입금 20%')).toBeVisible();
    expect(screen.queryByText('참여 중')).toBeNull();
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    expect(await screen.findByText('참여 중')).toBeVisible();
    dropFirstAnswers();
  });

  it('keeps the room of the cards while it waits', () => {
    operator.answer(getAvailablePromotions, () => new Promise(() => undefined));
    const { container } = show();
    expect(container.querySelector('[aria-busy="true"]')?.querySelectorAll('.card')).toHaveLength(6);
  });
});
