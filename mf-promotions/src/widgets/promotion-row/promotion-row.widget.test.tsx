import { fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { type Banner, getNotices } from '@tessera/shared/wire/promotions';
import { render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { feed } from '../../testing/promotions.ts';
import PromotionRowWidget from './promotion-row.widget.tsx';

beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));

it.each<[string, Banner[], string, string]>([
  ['the current promotion leads to it', recorded(getNotices).banners, '8%', '/promoDetail?id=weekend-cashback'],
  ['no current promotion leads to the list', [], messages.list.title, '/promotions'],
])('the promotion row of a phone’s home with %s', async (_, banners, text, path) => {
  fakeOperator().answer(getNotices, () => ({ ...feed(0), banners }));
  render(<PromotionRowWidget />, { wrapper: TestPage });
  const row = await screen.findByRole('link', { name: new RegExp(text) });
  expect(row).toHaveAttribute('href', path);
});
