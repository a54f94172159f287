import { installDialogHost, type Message } from '@tessera/shared/dialogs';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getBlockedNumbers, getDraws, getGameMenus } from '@tessera/shared/wire/lottery';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { type FakeLottery, fakeLottery, games } from '../../testing/fake-lottery.ts';
import SeaLotteryPage from './sea-lottery.page.tsx';

const [dice] = games;
const [draw] = recorded(getDraws).list;

describe('the page of the sea region', () => {
  let operator: FakeOperator;
  let lottery: FakeLottery;
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(() => {
    if (!dice || !draw) throw new Error('No game is recorded.');
    operator = fakeOperator();
    lottery = fakeLottery(operator);
    const game = { ...dice, code: 'THGOV', kind: 'THAI' as const, name: '태국 정부 복권', defaultPlayType: 'run-top' };
    operator.answer(getGameMenus, ({ prizeMode }) => ({ list: prizeMode === 'SEA' ? [game] : [] }));
    const closesAtMs = Date.now() + 60_000;
    operator.answer(getDraws, () => ({
      list: [
        {
          ...draw,
          gameCode: 'THGOV',
          serverTimeMs: Date.now(),
          current: { ...draw.current, closesAtMs, startsAtMs: closesAtMs, drawsAtMs: closesAtMs },
          last: { ...draw.last, gameCode: 'THGOV', numbers: [45, 111, 222, 333, 444, 820_123] },
        },
      ],
    }));
  });

  it('shows numbers that pay half or are not taken before they are chosen, and bets only what is taken', async () => {
    operator.answer(getBlockedNumbers, () => ({
      list: [
        { playCode: 'run-top', number: '7', isClosed: true },
        { playCode: 'run-top', number: '5', isClosed: false },
      ],
    }));
    act(() => signInForTest());
    render(
      <TestPage path="/seaLottery">
        <SeaLotteryPage />
      </TestPage>,
    );
    expect(await screen.findByText('절반 지급: 5')).toBeInTheDocument();
    expect(screen.getByText('접수 중지: 7')).toBeInTheDocument();
    expect(screen.getByText(/공식 추첨이 아닌 모의 추첨/)).toBeInTheDocument();
    const press = async (name: string) => userEvent.click(screen.getByRole('button', { name: `${name} 번` }));
    await press('7');
    expect(await screen.findByText('접수하지 않는 번호가 있습니다. 빼 주세요: 7')).toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: /베팅/ }))
      expect(button).toHaveAttribute('aria-disabled', 'true');
    await press('7');
    await press('5');
    expect(await screen.findByText('고른 번호 중 절반만 지급하는 번호: 5')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '5 번' })).toHaveAccessibleDescription('절반 지급: 5');
    expect(screen.getByText(/환급률 46\.2%/)).toBeInTheDocument();
    expect(screen.getByText('1.5')).toBeInTheDocument();
    const [bet] = screen.getAllByRole('button', { name: /베팅/ });
    const answers = ['back', 'agree'];
    const asked: Message[] = [];
    installDialogHost({
      showMessage: (message) => {
        asked.push(message);
        return Promise.resolve(answers.shift());
      },
    });
    if (bet) await userEvent.click(bet);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ body: 'lottery:blocked.askBody', values: { numbers: '5' } });
    expect(lottery.orders).toHaveLength(0);
    if (bet) await userEvent.click(bet);
    await waitFor(() => expect(lottery.orders).toHaveLength(1));
    expect(lottery.orders[0]?.lines[0]).toMatchObject({ playCode: 'run-top', numbers: [['5']], halfPaid: ['5'] });
  });
});
