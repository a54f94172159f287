/** @jest-environment jsdom */
import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen } from '@testing-library/react';
import shell from '../../../locales/ko.json';
import { useIsTakenAway } from '../../routing/use-is-taken-away.ts';
import { NotFoundPage } from './not-found-page.tsx';

function Shown({ address, isThere }: { readonly address: string; readonly isThere: boolean }) {
  const isTakenAway = useIsTakenAway(address, isThere);
  return isThere ? <p>page</p> : <NotFoundPage isTakenAway={isTakenAway} />;
}

beforeEach(() => startTestPage({ shell, ui }));

it('a page whose remote was stopped says so, to screen readers too, and offers a way home and to support', () => {
  const { rerender } = render(<Shown address="/promotions" isThere />, { wrapper: TestPage });
  rerender(<Shown address="/promotions" isThere={false} />);
  expect(screen.getByRole('alert')).toHaveTextContent(shell.notFound.closedTitle);
  expect(screen.getByRole('link', { name: shell.notFound.home })).toBeVisible();
  expect(screen.getByRole('button', { name: ui.action.contact })).toBeVisible();
  rerender(<Shown address="/promotions" isThere />);
  expect(screen.getByText('page')).toBeVisible();
});

it('an address that nothing was at is not said to have been closed', () => {
  const { rerender } = render(<Shown address="/promotions" isThere />, { wrapper: TestPage });
  rerender(<Shown address="/nowhere" isThere={false} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: shell.notFound.title })).toBeVisible();
});
