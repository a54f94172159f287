import { installIntentRouter } from '@tessera/shared/intents';
import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, refuse, withPointer } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { Dialog } from '@tessera/shared/ui/dialog';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { type GameRow, getGame } from '@tessera/shared/wire/games';
import { screen, waitFor } from '@testing-library/react';
import { gameRow } from '../../testing/game-row.ts';
import { gamesOperator, renderAt } from '../../testing/games-page.tsx';
import DetailDialog from './detail.dialog.tsx';

let operator: FakeOperator;
const close = jest.fn();
beforeEach(async () => {
  close.mockClear();
  operator = await gamesOperator();
  setSwitches([{ modId: 'FREEPLAY3', enabled: '1', childrenNodes: [] }]);
});

function open(over: Partial<GameRow> = {}, unfinishedRound: AnswerOf<typeof getGame>['unfinishedRound'] = null) {
  operator.answer(getGame, () => ({ ...recorded(getGame), game: gameRow(over), unfinishedRound }));
  return renderAt('/rng', <DetailDialog params={{ code: 'PP-0001' }} close={close} />);
}

it('shows six facts at once, both stakes in one form; a fact that a game lacks is a dash', async () => {
  open({ hitRate: null, minStake: 20_000, maxStake: 40_000_000 });
  expect(await screen.findByText('96.5%')).toBeVisible();
  expect(screen.getByText('24,790배')).toBeVisible();
  expect(screen.getByText('최소 베팅').nextSibling).toHaveTextContent('200 P');
  expect(screen.getByText('최대 베팅').nextSibling).toHaveTextContent('40만 P');
  expect(screen.getByText('적중률').nextSibling).toHaveTextContent('–');
  expect(screen.getByText(/5릴 20라인.*205번에 한 번 무료 회전 8회.*3배/)).toBeVisible();
});

it('the sheet of a game names the account type that its stakes count to, where the operator names one', async () => {
  const { unmount } = open();
  expect(await screen.findByText('슬롯')).toBeVisible();
  unmount();
  open({ accountTypeName: '' });
  expect(await screen.findByText('달빛 서고')).toBeVisible();
  expect(screen.queryByText('슬롯')).not.toBeInTheDocument();
});

it('free play stands beside play, and the sheet closes once the game is open', async () => {
  const asked = jest.fn(async () => ({ status: 'done', result: { isLaunched: true } }));
  installIntentRouter(asked as never);
  const { person } = open();
  expect(await screen.findByRole('button', { name: '무료 체험' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: '시작하기' }));
  expect(asked).toHaveBeenCalledWith('launch-game', {
    vassalage: 'PP',
    gameId: 'PP-0001',
    nodeId: expect.stringMatching(/^\d+$/),
    title: '달빛 서고',
  });
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

it('the sheet of a game focuses the button that plays', async () => {
  withPointer('fine');
  operator.answer(getGame, () => ({ ...recorded(getGame), game: gameRow() }));
  renderAt(
    '/rng',
    <Dialog isOpen onClose={close} title="게임 정보">
      <DetailDialog params={{ code: 'PP-0001' }} close={close} />
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: '시작하기' })).toHaveFocus());
});

it('a round that waits is said, and the button goes on with it', async () => {
  open({}, { roundId: 'r', code: 'PP-0001', startedAtMs: 1, stake: 20_000 });
  expect(await screen.findByText('끝나지 않은 라운드가 있습니다. 열면 이어집니다.')).toBeVisible();
  expect(screen.getByRole('button', { name: '이어하기' })).toBeVisible();
});

it('a game without an engine says so and offers nothing to press', async () => {
  open({ isPlayable: false, hasFreePlay: false });
  expect(await screen.findByText(/목록에만 있습니다/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '시작하기' })).not.toBeInTheDocument();
});

it('a site without free play offers play alone', async () => {
  setSwitches([]);
  open();
  expect(await screen.findByRole('button', { name: '시작하기' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '무료 체험' })).not.toBeInTheDocument();
});

it('a game that can not be read can be asked for again', async () => {
  operator.answer(getGame, () => refuse('system.busy', {}, 500));
  const { person } = renderAt('/rng', <DetailDialog params={{ code: 'PP-0001' }} close={close} />);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  operator.answer(getGame, () => ({ ...recorded(getGame), game: gameRow() }));
  await person.click(again);
  expect(await screen.findByRole('heading', { name: '달빛 서고' })).toBeVisible();
});
