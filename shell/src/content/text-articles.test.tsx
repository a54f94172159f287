import { type FakeOperator, fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { getHelpCenter } from '@tessera/shared/wire/system';
import { render, screen } from '@testing-library/react';
import ko from '../../locales/ko.json';
import vi from '../../locales/vi.json';
import { TextArticles } from './text-articles.tsx';

const news = (id: string, day: string) => ({ id, category: 'news', title: id, content: '<p>…</p>', day });
let operator: FakeOperator;
beforeEach(() => {
  operator = fakeOperator();
  operator.answer(getHelpCenter, () => [news('older', '2026-11-03'), news('newer', '2026-11-21')]);
});

it.each([
  ['ko', ko, '2026년 11월 21일'],
  ['vi', vi, '21/11/2026'],
] as const)('news carry their day in the form of the language %s, the latest first', async (_language, shell, day) => {
  await startTestPage({ shell, ui });
  render(<TextArticles category="news" isNews />, { wrapper: TestPage });
  expect(await screen.findByText(day)).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['newer', 'older']);
});
