import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getAvailablePromotions, getPromotionClaims } from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { firstDeposit, own } from '../../testing/promotions.ts';
import BonusDetailsPage from './bonus-details.page.tsx';

const { bonus } = messages;
const claim = (id: string, status: 'active' | 'forfeited', more: object = {}) => ({
  ...{ id, promotionId: 'first-deposit', title: `보너스 ${id}`, status, bonus: 20_000, deposit: null },
  ...{ requiredTurnover: 60_000, doneTurnover: 10_000, claimedAtMs: 0, expiresAtMs: 86_400_000, endedAtMs: null },
  ...more,
});

describe('the bonus details', () => {
  let operator: FakeOperator;

  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    operator.answer(getAvailablePromotions, () => ({ list: [firstDeposit(own('process'))] }));
    const all = [claim('1', 'active'), claim('2', 'forfeited', { endedAtMs: 0 })];
    operator.answer(getPromotionClaims, ({ group }) => {
      const list = all.filter(({ status }) => !group || group === (status === 'active' ? 'active' : 'ended'));
      return { total: list.length, list };
    });
  });
  const show = () =>
    render(
      <TestPage path="/member/bonusDetails">
        <BonusDetailsPage />
      </TestPage>,
    );

  it('say of each bonus what is left of its turnover, until when, and why it ended', async () => {
    show();
    const running = (await screen.findByText('보너스 1')).closest('tr');
    expect(running).toHaveTextContent('남은 롤링 500.00 P');
    expect(running).toHaveTextContent(/까지/);
    const ended = screen.getByText('보너스 2').closest('tr');
    expect(ended).toHaveTextContent(bonus.forfeited);
    expect(ended).toHaveTextContent(/에 끝남/);
  });

  it('lead to the promotion of each as long as it has a page', async () => {
    const gone = claim('2', 'forfeited', { promotionId: 'long-gone' });
    operator.answer(getPromotionClaims, () => ({ total: 2, list: [claim('1', 'active'), gone] }));
    show();
    expect(await screen.findByRole('link', { name: '보너스 1' })).toHaveAttribute(
      'href',
      '/promoDetail?id=first-deposit',
    );
    expect(screen.getByText('보너스 2')).toBeVisible();
    expect(screen.queryByRole('link', { name: '보너스 2' })).not.toBeInTheDocument();
  });

  it('are limited to what is wagered, was paid or has ended, and lead back to all', async () => {
    show();
    fireEvent.click(await screen.findByRole('radio', { name: bonus.views.ended }));
    expect(await screen.findByText('보너스 2')).toBeVisible();
    expect(screen.queryByText('보너스 1')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: bonus.views.paid }));
    expect(await screen.findByText(bonus.noneFound)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: bonus.showAll }));
    expect(await screen.findByText('보너스 1')).toBeVisible();
  });

  it('can be asked again when they did not load', async () => {
    operator.setOnline(false);
    show();
    const again = await screen.findByRole('button', { name: uiMessages.action.retry });
    operator.setOnline(true);
    await act(async () => fireEvent.click(again));
    expect(await screen.findByText('보너스 1')).toBeVisible();
  });

  it('keep their room while they load, and say so when there are none', async () => {
    operator.answer(getPromotionClaims, () => ({ total: 0, list: [] }));
    const { container } = show();
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(await screen.findByText(bonus.empty)).toBeVisible();
  });
});
