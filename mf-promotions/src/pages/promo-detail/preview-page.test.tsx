import { useLocation } from '@tessera/shared/router';
import { fakeOperator, refuse, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { claimPromotion, getPromotionCategories, getPromotionPreview } from '@tessera/shared/wire/promotions';
import { render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { firstDeposit, own } from '../../testing/promotions.ts';
import PromoDetailPage from './promo-detail.page.tsx';

const token = 'x'.repeat(32);
let operator: ReturnType<typeof fakeOperator>;
beforeEach(async () => {
  await startTestPage({ ui: uiMessages, promotions: messages });
  document.documentElement.dataset.theme = 'light';
  operator = fakeOperator();
  operator.answer(getPromotionCategories, () => ({ list: [] }));
});
function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const open = () =>
  render(
    <TestPage path={`/promoDetail?theme=dark#preview=${token}`}>
      <PromoDetailPage />
      <Address />
    </TestPage>,
  );

it('a preview shows card and page in its theme and without scripts, can be pressed nowhere, and gives the theme back', async () => {
  const { own: _, ...promotion } = firstDeposit(own('join'));
  operator.answer(getPromotionPreview, () => ({ promotion, own: null, expiresAtMs: Date.now() + 60_000 }));
  const { unmount } = open();
  const [card, page] = await screen.findAllByText(promotion.title);
  for (const title of [card, page]) expect(title?.closest('[inert]')).not.toBeNull();
  expect(document.querySelector('[inert] script')).toBeNull();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(operator.calls(getPromotionPreview)).toMatchObject([{ request: { token } }]);
  expect(screen.getByRole('status')).toHaveTextContent(/^\/promoDetail\?theme=dark$/);
  expect(operator.calls(claimPromotion)).toEqual([]);
  unmount();
  expect(document.documentElement.dataset.theme).toBe('light');
});

it.each([
  ['the form of an application', { kind: 'application' as const }, own('join'), messages.apply.send],
  [
    'the days of a sign-in with the claim of the first',
    { kind: 'sign-in' as const, dailyAmounts: [10_000, 20_000] },
    own('claim', { signIn: { daysInARow: 0, next: 10_000, nextAtMs: 0 } }),
    messages.own.claim.replace('{{amount}}', '100.00 P'),
  ],
  ['the way to join a deposit bonus', {}, own('join'), messages.card.join],
])('a preview shows the next step of a player: %s', async (_name, kind, part, step) => {
  const { own: _, ...promotion } = firstDeposit(own('join'));
  operator.answer(getPromotionPreview, () => ({
    promotion: { ...promotion, ...kind },
    own: part,
    expiresAtMs: Date.now() + 60_000,
  }));
  open();
  for (const found of await screen.findAllByText(step)) expect(found.closest('[inert]')).not.toBeNull();
  expect(screen.queryByText(messages.own.signIn)).not.toBeInTheDocument();
});

it('a preview whose time is over says so', async () => {
  operator.answer(getPromotionPreview, () => refuse('promotion.preview.unknown'));
  open();
  expect(await screen.findByText(messages.preview.over)).toBeVisible();
});
