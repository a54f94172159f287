import { setSwitches } from '@tessera/shared/switches';
import {
  type FakeOperator,
  fakeOperator,
  signInForTest,
  startTestPage,
  TestPage,
  withWidth,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/vi.json';
import {
  getDraws,
  getMyBets,
  getOpenedNumbers,
  getVietnamLobby,
  getVietnamMenu,
  getVietnamNumbers,
  getVietnamRecent,
  placeBets,
} from '@tessera/shared/wire/lottery';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/vi.json';
import { slipStore } from '../../features/slip/slip-store.ts';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { fakeLottery, games as recordedGames } from '../../testing/fake-lottery.ts';
import VnlotteryPage from './vnlottery.page.tsx';

/** The switch of past results. */
const setResults = (isOn: boolean) =>
  act(() => setSwitches([{ modId: 'AGEANNOUNCE3', enabled: isOn ? '1' : '0', childrenNodes: [] }]));

const recordedDraws = recorded(getDraws).list;

/** 16:20 in Vietnam on a Thursday: the South is being drawn. */
const nowMs = Date.parse('2026-11-26T16:20:00+07:00');
const at = (time: string, day = '2026-11-26') => Date.parse(`${day}T${time}:00+07:00`);

const gameOf = (code: string, name: string, kind: 'VNN' | 'VNS', region: 'north' | 'south', startsAt: string) =>
  ({
    ...(recordedGames[0] as LotteryGame),
    code,
    name,
    kind,
    region,
    defaultPlayType: 'lo2',
    periodMs: null,
    calendar: { timeZone: 'Asia/Ho_Chi_Minh', weekdays: [4], monthDays: [], startsAt },
  }) satisfies LotteryGame;
const north = { ...gameOf('XSMB', 'Miền Bắc', 'VNN', 'north', '18:15') };
/** One of the operator's own. */
const fast = gameOf('VNF', 'Miền Nam 1 phút', 'VNS', 'south', '16:15');
const south = gameOf('XSTN', 'Tây Ninh', 'VNS', 'south', '16:15');

const coming = (issue: string, closesAtMs: number, startsAtMs: number, drawsAtMs: number) => ({
  issue,
  closesAtMs,
  startsAtMs,
  drawsAtMs,
  commitment: '',
});
const zeros = (count: number) => Array.from({ length: count }, (_, place) => place);
const draws: readonly DrawState[] = [
  {
    gameCode: 'XSMB',
    serverTimeMs: nowMs,
    current: coming('20261126-0000', at('18:10'), at('18:15'), at('18:30')),
    drawing: null,
    last: { gameCode: 'XSMB', issue: '20261125-0000', drawsAtMs: at('18:30', '2026-11-25'), numbers: zeros(27) },
  },
  {
    gameCode: 'XSTN',
    serverTimeMs: nowMs,
    current: coming('20261203-0000', at('16:10', '2026-12-03'), at('16:15', '2026-12-03'), at('16:35', '2026-12-03')),
    drawing: {
      ...coming('20261126-0000', at('16:10'), at('16:15'), at('16:35')),
      numbers: [7, 123, 4567],
      nextNumberAtMs: at('16:21'),
    },
    last: { gameCode: 'XSTN', issue: '20261119-0000', drawsAtMs: at('16:35', '2026-11-19'), numbers: zeros(18) },
  },
];

describe('the page of the Vietnamese lotteries', () => {
  let operator: FakeOperator;
  let lobbyRequests: object[] = [];
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }, { language: 'vi' }));
  beforeEach(() => {
    jest.useFakeTimers({ now: nowMs, advanceTimers: true });
    setResults(true);
    operator = fakeOperator();
    fakeLottery(operator);
    operator.answer(getVietnamMenu, ({ prizeMode }) => ({ list: prizeMode === 'ZY' ? [] : [north, south] }));
    lobbyRequests = [];
    operator.answer(getVietnamRecent, ({ prizeMode }) => ({ list: prizeMode === 'ZY' ? [fast] : [south, north] }));
    operator.answer(getVietnamLobby, (request) => {
      lobbyRequests.push(request);
      const isOwn = request.backUrl === `${location.origin}/index`;
      return { view: request.view, gameCode: request.gameCode ?? null, backUrl: isOwn ? '/index' : null };
    });
    operator.answer(getDraws, () => ({ list: [...draws] }));
    operator.answer(getOpenedNumbers, ({ gameCode }) => ({
      list: draws.filter((draw) => draw.gameCode === gameCode).map(({ last }) => last),
      hasMore: false,
    }));
    operator.answer(getVietnamNumbers, () => ({
      list: draws.map(({ last, gameCode }) => {
        const game = [north, south].find(({ code }) => code === gameCode) ?? north;
        return { ...last, kind: game.kind, gameName: game.name, region: game.region };
      }),
    }));
  });
  afterEach(() => {
    jest.useRealTimers();
    act(() => slipStore.clear());
  });
  const open = (query = '') =>
    render(
      <TestPage path={`/vnlottery${query}`}>
        <VnlotteryPage />
      </TestPage>,
    );

  it('shows the provinces of today with how far they are, the last results and the week, all as simulated', async () => {
    open();
    const today = within(await screen.findByRole('region', { name: 'Đài quay hôm nay' }));
    expect(today.getByRole('link', { name: /Miền Bắc.*Hà Nội.*đóng cược sau/s })).toHaveAttribute(
      'href',
      '/vnlottery?gameCode=XSMB',
    );
    expect(today.getByRole('link', { name: /Tây Ninh.*Đang quay 3\/18/s })).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'Bảng kết quả' })).toBeInTheDocument();
    expect(screen.getAllByText('mô phỏng').length).toBeGreaterThanOrEqual(2);
    expect(screen.getByRole('heading', { name: 'Lịch quay trong tuần' })).toBeInTheDocument();
    expect(operator.calls(getVietnamNumbers)[0]?.request).toMatchObject({ count: 100, prizeMode: 'LOTT' });
  });

  it('shows no past results while their switch is off', async () => {
    setResults(false);
    open();
    expect(await screen.findByRole('heading', { name: 'Lịch quay trong tuần' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Bảng kết quả' })).toBeNull();
    expect(operator.calls(getVietnamNumbers)).toEqual([]);
  });

  it('shows prizes as they are drawn, reads the last one out, and leaves the places of the others open', async () => {
    open('?gameCode=XSTN');
    expect(await screen.findByRole('heading', { name: /Trực tiếp Tây Ninh 26\/11/ })).toBeInTheDocument();
    const [live] = screen.getAllByRole('table', { name: 'Bảng kết quả' });
    const row = (name: string) => within(within(live as HTMLElement).getByRole('row', { name: new RegExp(name) }));
    expect(row('Giải tám').getByText('07')).toBeInTheDocument();
    expect(row('Giải bảy').getByText('123')).toBeInTheDocument();
    expect(row('Đặc biệt').getByText('chưa quay')).toBeInTheDocument();
    expect(screen.getByText('Giải sáu: 4567')).toHaveAttribute('role', 'status');
  });

  it('counts a number once for each lot, and chooses many at once', async () => {
    act(() => signInForTest());
    open('?gameCode=XSMB');
    fireEvent.click(await screen.findByRole('button', { name: /07$/ }));
    expect((await screen.findAllByText(/27 tổ hợp/)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: '12 con giáp' }));
    fireEvent.click(screen.getByRole('button', { name: 'Tý' }));
    expect(screen.getAllByText(/270 tổ hợp/).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Tý' }));
    expect(screen.getAllByText(/27 tổ hợp/).length).toBeGreaterThan(0);
  });

  it('takes typed numbers of three digits and names what is none', async () => {
    open('?gameCode=XSMB&playType=tail3');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Nhập hoặc dán các số' }), {
      target: { value: '123.456 12 9*9' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('12');
    fireEvent.click(screen.getByRole('button', { name: 'Thêm 12 số' }));
    expect(screen.getByText('Đã chọn 12 số')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Hoán vị' }));
    fireEvent.click(screen.getByRole('button', { name: 'Thêm mọi hoán vị' }));
    expect(screen.getByText(/Đã chọn 4\d số/)).toBeInTheDocument();
  });

  it.each(['Desktop', 'Mobile'])(
    'asks on %s for the lobby by area, launch mode, prize mode, game and view, and leads back to this site alone',
    async (device) => {
      withWidth(device === 'Mobile' ? 390 : 1440);
      open('?gameCode=XSMB&backUrl=/index');
      expect(await screen.findByRole('link', { name: 'Quay lại' })).toHaveAttribute('href', '/index');
      withWidth(1440);
      expect(lobbyRequests[0]).toEqual({
        lottoArea: 'VN',
        launchMode: 'LOTT',
        prizeMode: 'LOTT',
        gameCode: 'XSMB',
        view: 'betting',
        device,
        language: 'VI',
        backUrl: `${location.origin}/index`,
      });
    },
  );

  it('keeps the way back while regions and games are chosen, and asks for the lobby once for each', async () => {
    open('?backUrl=/index');
    const back = async () =>
      expect(await screen.findByRole('link', { name: 'Quay lại' })).toHaveAttribute('href', '/index');
    await back();
    fireEvent.click(await screen.findByRole('radio', { name: 'Miền Nam' }));
    await back();
    expect(lobbyRequests).toHaveLength(1);
    const today = within(screen.getByRole('region', { name: 'Đài quay hôm nay' }));
    fireEvent.click(today.getByRole('link', { name: /Miền Bắc/ }));
    expect(await screen.findByRole('tab', { name: messages.bets.settled })).toBeVisible();
    await back();
  });

  it('offers a past bet on a game of another page again, on the draw that is open there', async () => {
    const [bet] = recorded(placeBets).bets;
    const dice = recordedDraws.find(({ gameCode }) => gameCode === 'K3');
    if (!bet || !dice) throw new Error('No bet or no draw is recorded.');
    const current = { ...dice.current, issue: '20261126-0999', closesAtMs: nowMs + 30_000, drawsAtMs: nowMs + 35_000 };
    operator.answer(getMyBets, ({ status }) => {
      const list = status?.includes('lost') ? [{ ...bet, status: 'lost' as const, payout: 0 }] : [];
      return { list, total: list.length };
    });
    operator.answer(getDraws, ({ lottoArea }) => ({ list: lottoArea === 'VN' ? [...draws] : [{ ...dice, current }] }));
    act(() => signInForTest());
    open('?gameCode=XSMB');
    fireEvent.click(await screen.findByRole('tab', { name: messages.bets.settled }));
    fireEvent.click(await screen.findByRole('button', { name: messages.bets.again }));
    await waitFor(() =>
      expect(slipStore.current().entries).toMatchObject([{ gameCode: bet.gameCode, issue: '20261126-0999' }]),
    );
  });

  it('begins with the region that the operator answers, and names the game in the heading', async () => {
    operator.answer(getVietnamLobby, ({ view, gameCode = null }) => {
      const region = gameCode ? null : ('south' as const);
      return { view, gameCode, backUrl: null, gameName: gameCode && 'Miền Bắc', region };
    });
    open();
    const today = within(await screen.findByRole('region', { name: 'Đài quay hôm nay' }));
    expect(today.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Miền Nam');
    expect(screen.getByRole('radio', { name: 'Miền Nam' })).toBeChecked();
    fireEvent.click(today.getByRole('link', { name: /Miền Bắc/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Xổ số ba miền · Miền Bắc' })).toBeInTheDocument();
  });

  it('says of a game that is drawn every minute that the site draws it, and nothing of a calendar', async () => {
    const own = { ...fast, calendar: null, periodMs: 60_000 };
    operator.answer(getVietnamMenu, ({ prizeMode }) => ({ list: prizeMode === 'ZY' ? [own] : [north, south] }));
    open(`?gameCode=${fast.code}`);
    expect(await screen.findByText(/Xổ số của trang này · mỗi phút một kỳ/)).toHaveTextContent('mô phỏng');
    expect(screen.queryByText(/theo lịch thật/)).not.toBeInTheDocument();
  });

  it('offers the games of both lists that a member bet on last, and no way back to another site', async () => {
    act(() => signInForTest());
    open('?backUrl=https://elsewhere.example');
    const recent = within(await screen.findByRole('navigation', { name: 'Vừa cược' }));
    expect(await recent.findByRole('link', { name: 'Tây Ninh' })).toHaveAttribute('href', '/vnlottery?gameCode=XSTN');
    expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Tây Ninh',
      'Miền Nam 1 phút',
      'Miền Bắc',
    ]);
    expect(lobbyRequests[0]).toMatchObject({ view: 'lobby' });
    for (const request of lobbyRequests) expect(request).not.toHaveProperty('backUrl');
    expect(screen.queryByRole('link', { name: 'Quay lại' })).not.toBeInTheDocument();
  });

  it('shows past draws as the table of prizes with heads and tails, whole or by their last digits', async () => {
    open('?gameCode=XSMB');
    expect(await screen.findByRole('table', { name: 'Bảng lô tô đầu đuôi' })).toBeInTheDocument();
    const table = () => screen.getByRole('table', { name: 'Bảng kết quả' });
    expect(within(table()).getByText('00026')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: '2 số cuối' }));
    expect(within(table()).getByText('26')).toBeInTheDocument();
  });
});
