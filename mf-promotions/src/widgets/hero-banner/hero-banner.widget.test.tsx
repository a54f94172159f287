import { fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { type Banner, getNotices } from '@tessera/shared/wire/promotions';
import { render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { feed } from '../../testing/promotions.ts';
import HeroBannerWidget from './hero-banner.widget.tsx';

const banner: Banner = {
  id: 'b',
  title: '손실의 8%를\n월요일 아침에 돌려드립니다',
  content: '',
  date: 0,
  label: '주말 캐시백',
  conditions: '롤링 조건 없음 · 최대 30만 P · 신청 없이 자동 지급',
  promotionId: 'weekend-cashback',
};
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

it('is only the scene when the merchant has nothing to say', async () => {
  const { container } = show([]);
  await screen.findByText((_, element) => element?.tagName === 'svg');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container).toHaveTextContent(/^$/);
});
