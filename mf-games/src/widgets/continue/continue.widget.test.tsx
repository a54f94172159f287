import { installDialogHost } from '@tessera/shared/dialogs';
import { installMerchant, merchant } from '@tessera/shared/merchant';
import { leaveSession } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, signInForTest } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { getRecentGames } from '@tessera/shared/wire/games';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Visit } from '../../api/own-games.ts';
import { gamesOperator, renderAt } from '../../testing/games-page.tsx';
import ContinueWidget from './continue.widget.tsx';

let operator: FakeOperator;
beforeEach(async () => {
  operator = await gamesOperator();
  setSwitches([{ modId: 'GAMELOREC3', enabled: '1' }]);
  signInForTest();
});
afterEach(() => act(() => leaveSession('chosen')));

/** The recorded visit, of another game and some minutes ago. */
function visit(code: string, gameName: string, over: Partial<Visit> = {}): Visit {
  const [last] = recorded(getRecentGames).list;
  if (!last) throw new Error('No visit is recorded.');
  return {
    ...last,
    game: { ...last.game, code, gameName },
    lastPlayedMs: Date.now() - 24 * 60_000,
    playedSeconds: 1440,
    ...over,
  };
}
const open = () => renderAt('/index', <ContinueWidget />);

it('what waits stands first, with the one filled button', async () => {
  const startedAtMs = Date.now() - 12 * 60_000;
  operator.answer(getRecentGames, () => ({
    list: [
      visit('PP-0002', '쌍잉어 연못'),
      visit('PP-0001', '달빛 서고', {
        unfinishedRound: { roundId: 'r', code: 'PP-0001', startedAtMs, stake: 20_000 },
      }),
    ],
  }));
  open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('달빛 서고미완료 라운드 · 12분 전');
  expect(within(rows[0] as HTMLElement).getByRole('button', { name: '달빛 서고, 이어하기' })).toHaveClass('primary');
  expect(rows[1]).toHaveTextContent('쌍잉어 연못24분 전 · 24분');
  expect(within(rows[1] as HTMLElement).getByRole('button')).not.toHaveClass('primary');
});

it('three are shown; the rest are one press away', async () => {
  const opened = jest.fn(async () => undefined);
  installDialogHost({ openDialog: opened });
  operator.answer(getRecentGames, () => ({ list: [1, 2, 3, 4].map((at) => visit(`PP-000${at}`, `게임 ${at}`)) }));
  const { person } = open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  await person.click(screen.getByRole('button', { name: '최근 게임' }));
  expect(opened).toHaveBeenCalledWith('games.recent', {});
});

it('says so when nothing was played yet, and offers another try when it can not be known', async () => {
  operator.answer(getRecentGames, () => recorded(getRecentGames, 'none'));
  const { unmount } = open();
  expect(await screen.findByText('아직 플레이한 게임이 없습니다')).toBeVisible();
  unmount();
  operator.setOnline(false);
  open();
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
});

it('lotus says nothing of games until there are some to return to', async () => {
  const before = merchant();
  installMerchant({ ...before, brand: 'lotus' });
  operator.answer(getRecentGames, () => recorded(getRecentGames, 'none'));
  const { container, unmount } = open();
  await waitFor(() => expect(operator.calls(getRecentGames)).toHaveLength(1));
  await act(() => new Promise((resume) => setTimeout(resume, 20)));
  expect(container).toBeEmptyDOMElement();
  unmount();
  operator.answer(getRecentGames, () => ({ list: [visit('PP-0002', '쌍잉어 연못')] }));
  open();
  expect(await screen.findByRole('listitem')).toHaveTextContent('쌍잉어 연못');
  installMerchant(before);
});
