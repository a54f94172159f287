import { setSwitches } from '@tessera/shared/switches';
import { attacks, expectNothingRan, setTrap } from '@tessera/shared/testing/attack';
import { hostileOrHugeText } from '@tessera/shared/testing/hostile-text';
import { getGamesIndex, getUnfinishedRounds } from '@tessera/shared/wire/games';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { gamesOperator, renderAt } from '../../testing/games-page.tsx';
import GameListPage from './game-list.page.tsx';

it('games are searched for whatever is typed: they are found or not, the words stay, and nothing runs', async () => {
  window.scrollTo = jest.fn();
  sessionStorage.clear();
  setTrap();
  const operator = await gamesOperator();
  operator.answer(getUnfinishedRounds, () => ({ list: [] }));
  act(() => setSwitches([{ modId: 'GAMELOFAV3', enabled: '1', childrenNodes: [] }]));
  renderAt('/rng', <GameListPage />);
  // From here on every keystroke is answered by the catalogue in the page.
  const shown = () => document.querySelectorAll('[data-game]').length;
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  fireEvent.input(field, { target: { value: '달빛' } });
  await waitFor(() => expect(operator.calls(getGamesIndex)).toHaveLength(1));
  fireEvent.input(field, { target: { value: '' } });
  await waitFor(() => expect(shown()).toBeGreaterThan(3));
  const all = shown();
  jest.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(hostileOrHugeText, fc.boolean(), async (text, hasPause) => {
      // A browser takes no line breaks in here, and no more than the field allows.
      const typed = text.replace(/[\r\n]/g, '').slice(0, field.maxLength);
      fireEvent.input(field, { target: { value: typed } });
      // The address follows a moment later, as well as an address can.
      if (hasPause) await act(() => jest.advanceTimersByTimeAsync(300));
      expect(field).toBeInTheDocument();
      expect(field).toHaveValue(typed);
      expectNothingRan();
    }),
    { ...attacks, endOnFailure: true },
  );
  fireEvent.input(field, { target: { value: '' } });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
  await waitFor(() => expect(shown()).toBe(all));
});
