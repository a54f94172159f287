import { screen, waitFor } from '@testing-library/react';
import { gamesOperator, renderAt } from '../../testing/games-page.tsx';
import { MoreItems } from './more-items.tsx';

let isOnline = false;
jest.mock('./more-menu.tsx', () => {
  if (!isOnline) throw new Error('Loading chunk 15 failed.');
  return { __esModule: true, default: () => <div role="menu" aria-label="더보기" /> };
});

it('the header stays when the code of its menu can’t be had, and the next press brings it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await gamesOperator();
  const { person } = renderAt(
    '/rng',
    <>
      <p>슬롯</p>
      <MoreItems items={[{ path: '/fish', label: '피싱', isCurrent: false }]} />
    </>,
  );
  await person.click(await screen.findByRole('button'));
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(await screen.findByRole('button')).toBeVisible();
  expect(screen.getByText('슬롯')).toBeVisible();
  isOnline = true;
  await person.click(await screen.findByRole('button'));
  expect(await screen.findByRole('menu', { name: '더보기' })).toBeVisible();
  jest.restoreAllMocks();
});
