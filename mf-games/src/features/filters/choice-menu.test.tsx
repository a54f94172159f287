import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../../testing/games-page.tsx';
import { ChoiceMenu } from './choice-menu.tsx';

let isOnline = false;
jest.mock('./loaded-menu.tsx', () => {
  if (!isOnline) throw new Error('Loading chunk 15 failed.');
  return { __esModule: true, default: () => <div role="menu" aria-label="정렬" /> };
});

it('the games stay when the code of the choices can’t be had, and the next press brings it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { person } = renderAt(
    '/rng',
    <>
      <p>게임 40개</p>
      <ChoiceMenu label="정렬" value="hot" choices={[]} onChange={() => undefined} />
    </>,
  );
  const button = () => screen.findByRole('button', { name: '정렬' });
  await person.click(await button());
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(await button()).toBeVisible();
  expect(screen.getByText('게임 40개')).toBeVisible();
  isOnline = true;
  await person.click(await button());
  expect(await screen.findByRole('menu', { name: '정렬' })).toBeVisible();
  jest.restoreAllMocks();
});
