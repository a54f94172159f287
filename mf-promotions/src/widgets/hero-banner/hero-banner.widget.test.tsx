import { fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { type Banner, getNotices } from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { feed } from '../../testing/promotions.ts';
import HeroBannerWidget from './hero-banner.widget.tsx';

const [banner] = recorded(getNotices).banners;
if (!banner) throw new Error('No banner is recorded.');
const show = (banners: Banner[]) => {
  fakeOperator().answer(getNotices, () => ({ ...feed(0), banners }));
  return render(
    <TestPage>
      <HeroBannerWidget />
    </TestPage>,
  );
};

beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));

it('says the conditions in the banner and leads to them, one banner at a time', async () => {
  show([banner, { ...banner, id: 'c', title: '다른 배너' }]);
  expect(await screen.findByText(banner.conditions)).toBeVisible();
  expect(screen.getByRole('link', { name: '조건 보기' })).toHaveAttribute('href', '/promoDetail?id=weekend-cashback');
  expect(screen.queryByText('다른 배너')).not.toBeInTheDocument();
});

const three = () => [banner, { ...banner, id: 'b', title: '둘째' }, { ...banner, id: 'c', title: '셋째' }];
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('shows one banner after the other, keeps one while it is pointed at, and stops when told', async () => {
  show(three());
  const shown = await screen.findByRole('region', { name: messages.banner.all });
  jest.useFakeTimers();
  try {
    fireEvent.pointerEnter(shown);
    fireEvent.pointerLeave(shown);
    wait(8000);
    expect(screen.getByText('둘째')).toBeVisible();
    fireEvent.pointerEnter(shown);
    wait(30_000);
    expect(screen.getByText('둘째')).toBeVisible();
    fireEvent.pointerLeave(shown);
    fireEvent.click(screen.getByRole('button', { name: messages.banner.pause }));
    wait(30_000);
    expect(screen.getByText('둘째')).toBeVisible();
    expect(screen.getByText('2 / 3')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it('keeps the banner that somebody has stepped to', async () => {
  show(three());
  fireEvent.click(await screen.findByRole('button', { name: messages.banner.before }));
  expect(screen.getByText('셋째')).toBeVisible();
  expect(screen.getByRole('button', { name: messages.banner.play })).toBeVisible();
});

it('is only the scene when the merchant has nothing to say', async () => {
  const { container } = show([]);
  await screen.findByText((_, element) => element?.tagName === 'svg');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container).toHaveTextContent(/^$/);
});
