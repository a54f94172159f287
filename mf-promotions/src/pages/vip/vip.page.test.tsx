import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getRankLadder, getRankProgress } from '@tessera/shared/wire/promotions';
import { render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import VipPage from './vip.page.tsx';

const { vip } = messages;

describe('the VIP page', () => {
  let operator: FakeOperator;

  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    operator.answer(getRankLadder, () => recorded(getRankLadder));
    operator.answer(getRankProgress, () => recorded(getRankProgress));
  });
  const show = () =>
    render(
      <TestPage path="/vip">
        <VipPage />
      </TestPage>,
    );
  const progress = (of: Partial<ReturnType<typeof recorded<typeof getRankProgress>>>) =>
    operator.answer(getRankProgress, () => ({ ...recorded(getRankProgress), ...of }));

  it('shows visitors every level, and asks nothing about an account', async () => {
    show();
    expect(await screen.findByRole('heading', { name: '다이아몬드' })).toBeVisible();
    expect(screen.getByText(vip.vipService)).toBeVisible();
    expect(screen.getByText(vip.visitor)).toBeVisible();
    expect(operator.calls(getRankProgress)).toEqual([]);
  });

  it('shows a member what is missing to the next level, and marks their own', async () => {
    signInForTest();
    progress({ monthlyTurnover: { actual: 250_000, expected: 1_000_000 }, totalTurnover: { actual: 1, expected: 2 } });
    show();
    expect(await screen.findByRole('progressbar', { name: vip.month })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByRole('progressbar', { name: vip.total })).toHaveAttribute('aria-valuenow', '50');
    const own = (await screen.findByRole('heading', { name: '일반' })).closest('li');
    expect(own).toHaveAttribute('aria-current', 'step');
    expect(own).toHaveTextContent(vip.yours);
  });

  it('says what keeps a level until when, and that it is kept once that is done', async () => {
    signInForTest();
    const monthlyTurnover = { actual: 900_000, expected: 5_000_000 };
    progress({ rank: 1, toKeep: 1_000_000, monthlyTurnover });
    const { unmount } = show();
    expect(await screen.findByText(/10,000\.00 P을 베팅해야 합니다\. 지금까지 9,000\.00 P/)).toBeVisible();
    unmount();
    progress({ rank: 1, toKeep: 900_000, monthlyTurnover });
    show();
    expect(await screen.findByText(vip.kept)).toBeVisible();
  });

  it('has nothing to fill at the highest level, and says until when a level set by hand counts', async () => {
    signInForTest();
    progress({ rank: 5, nextRankName: null, setUntilMs: Date.parse('2026-12-31T15:00:00Z') });
    show();
    expect(await screen.findByText(vip.highest)).toBeVisible();
    expect(screen.getByText(/^고객센터가 2027/)).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
