import { installIntentRouter } from '@tessera/shared/intents';
import { type FakeOperator, refuse, withPointer } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { Dialog } from '@tessera/shared/ui/dialog';
import { type GameRow, getGameList } from '@tessera/shared/wire/games';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { gameRow } from '../../testing/game-row.ts';
import { gamesOperator, renderAt } from '../../testing/games-page.tsx';
import LobbyDialog from './lobby.dialog.tsx';

const hall = gameRow({ code: 'PG-HALL', gameName: '온다 홀', vassalage: 'PG', isGame: 'VASSALAGE' });
const pond = gameRow({ code: 'PG-0002', gameName: '쌍잉어 연못', vassalage: 'PG' });

let operator: FakeOperator;
beforeEach(async () => {
  withPointer('fine');
  operator = await gamesOperator();
});

const listed = (...list: GameRow[]) =>
  operator.answer(getGameList, () => ({ ...recorded(getGameList), total: list.length, list }));

/** A page with the lobby's entry, which opens the list over it. */
function PageWithLobby() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        온다 홀
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="게임 목록" size="large">
        <LobbyDialog params={{ vassalage: 'PG', category: 'RNG' }} close={close} />
      </Dialog>
    </>
  );
}

/** Opens the list by keyboard, as everything here is done. */
async function openLobby() {
  const { person } = renderAt('/rng', <PageWithLobby />);
  await person.tab();
  await person.keyboard('{Enter}');
  return { person, dialog: within(await screen.findByRole('dialog', { name: '게임 목록' })) };
}

it("the list of a lobby has its vendor's games without the lobby itself, and a game is chosen by keyboard", async () => {
  const asked = jest.fn(async () => ({ status: 'done', result: { isLaunched: true } }));
  installIntentRouter(asked as never);
  listed(hall, pond);
  const { person, dialog } = await openLobby();
  const game = await dialog.findByRole('link', { name: /쌍잉어 연못/ });
  expect(dialog.getAllByRole('link')).toEqual([game]);
  expect(operator.calls(getGameList).map(({ request }) => request)).toEqual([
    expect.objectContaining({ vassalage: 'PG', gameType: 'RNG' }),
  ]);
  for (let presses = 0; presses < 4 && document.activeElement !== game; presses += 1) await person.tab();
  expect(game).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(asked).toHaveBeenCalledWith('launch-game', {
    vassalage: 'PG',
    gameId: 'PG-0002',
    nodeId: expect.stringMatching(/^\d+$/),
    title: '쌍잉어 연못',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('the list of a lobby closes by Escape, and the focus returns to the entry that opened it', async () => {
  listed(hall, pond);
  const { person, dialog } = await openLobby();
  await dialog.findByRole('link', { name: /쌍잉어 연못/ });
  expect(screen.getByRole('dialog')).toHaveFocus();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '온다 홀' })).toHaveFocus();
});

it('the list of a lobby shows that it is loading, and that it is empty where the vendor has nothing but the lobby', async () => {
  let answer = () => {};
  operator.answer(
    getGameList,
    () => new Promise((resolve) => (answer = () => resolve({ ...recorded(getGameList), total: 1, list: [hall] }))),
  );
  const { dialog } = await openLobby();
  expect(dialog.getByText('불러오는 중입니다')).toBeInTheDocument();
  await waitFor(() => expect(operator.calls(getGameList)).toHaveLength(1));
  answer();
  expect(await dialog.findByText('이 목록에는 아직 게임이 없습니다')).toBeVisible();
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
});

it('the list of a lobby that cannot be read can be asked for again', async () => {
  operator.answer(getGameList, () => refuse('system.busy', {}, 500));
  const { person, dialog } = await openLobby();
  const again = await dialog.findByRole('button', { name: '다시 시도' });
  listed(pond);
  await person.click(again);
  expect(await dialog.findByRole('link', { name: /쌍잉어 연못/ })).toBeVisible();
});
