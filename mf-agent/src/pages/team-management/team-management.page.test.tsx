import {
  type FakeOperator,
  fakeOperator,
  leaveForTest,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import {
  createDownlineTransfer,
  exportTeamAccounts,
  getDownlineSettings,
  getDownlineTransferOutcome,
  getDownlineTransfers,
  getRebateRaises,
  getTeamAccounts,
  raiseRebate,
} from '@tessera/shared/wire/agent';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import type { TeamAccount, TeamAccountsRequest } from '../../model/team.ts';
import TeamManagementPage from './team-management.page.tsx';

const { asOfMs, span, trail, list: members } = recorded(getTeamAccounts);
/** An agent who has never signed in, and a member who has. */
const accounts: TeamAccount[] = [
  ...recorded(getTeamAccounts, 'agents').list,
  ...members.filter(({ account }) => account === 'd03m03'),
];

describe('team management', () => {
  let operator: FakeOperator;
  let asked: TeamAccountsRequest[] = [];
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  afterEach(leaveForTest);
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    asked = [];
    operator.answer(getTeamAccounts, (request) => {
      asked.push(request);
      const list = request.keyword === 'nobody' ? [] : accounts;
      return { asOfMs, span, trail, total: list.length === 0 ? 0 : 41, totalBalance: 123_456_00, list };
    });
    operator.answer(getDownlineSettings, () => recorded(getDownlineSettings));
    operator.answer(getRebateRaises, () => recorded(getRebateRaises));
    operator.answer(getDownlineTransfers, () => ({
      ...recorded(getDownlineTransfers),
      ...{ account: 'dist03', availableAmount: 50_000_00, obstacles: [], hasPaymentPassword: true, list: [] },
    }));
  });
  const show = (path = '/agent/teamManagement') =>
    render(
      <TestPage path={path}>
        <TeamManagementPage />
      </TestPage>,
    );

  it('tells where every account stands, what it earns and holds, and when it was last here', async () => {
    show();
    const rows = within(await screen.findByRole('table', { name: '팀 관리' })).getAllByRole('row');
    const cells = rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['dist03', '부본사', '1단계', 'agent01', '4', '0.90%', '46,653.70', '2025-12-17', '없음', '롤링 올리기이체'],
      ['d03m03', '회원', '2단계', 'dist03', '–', '0.40%', '414,642.80', '2026-02-26', '2026-03-01 17:54', '이체'],
    ]);
  });

  it('filters, sorts and turns pages at the operator', async () => {
    show('/agent/teamManagement?page=2');
    await screen.findByRole('table');
    expect(asked.at(-1)).toMatchObject({ kind: 'all', scope: 'all', seen: 'any', sort: 'registered', page: 2 });
    expect(screen.getByText('계정 41개')).toBeVisible();
    expect(screen.getByText('잔액 합계', { exact: false })).toHaveTextContent('123,456.00');
    fireEvent.click(screen.getByRole('radio', { name: '에이전트' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'agent', page: 1 }));
    fireEvent.click(screen.getByRole('button', { name: '로그인한 적 없음' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'agent', seen: 'never' }));
    fireEvent.click(screen.getByRole('button', { name: '잔액' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'balance', order: 'desc' }));
    fireEvent.click(await screen.findByRole('button', { name: '3 쪽' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 3, sort: 'balance', kind: 'agent' }));
    fireEvent.click(screen.getByRole('radio', { name: '바로 아래' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ scope: 'direct', page: 1 }));
    const from = screen.getByRole('textbox', { name: '잔액 최소' });
    fireEvent.change(from, { target: { value: '1,000' } });
    fireEvent.blur(from);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ balanceFromMinor: 100_000 }));
  });

  it('lists who did something in a period, oneself and those that have left among them, and saves the same', async () => {
    const [first, second] = accounts as [TeamAccount, TeamAccount];
    operator.answer(getTeamAccounts, (request) => {
      asked.push(request);
      const list = [
        { ...first, account: 'agent01', level: 0, upline: '' },
        { ...second, account: 'ab****', hasLeft: true, balance: null, level: 0, upline: '' },
      ];
      return { asOfMs, span, trail, total: 2, totalBalance: 100, list };
    });
    let saved: object | undefined;
    operator.answer(exportTeamAccounts, (request) => {
      saved = request;
      return refuse('request.too.frequent', { retryAfterSeconds: 540 }, 429);
    });
    show('/agent/teamManagement?period=7d&own=with&activity=bet&raises=2');
    const cells = async () =>
      within(await screen.findByRole('table', { name: '팀 관리' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent),
        );
    expect(await cells()).toEqual([
      ['agent01', '부본사', '본인', '–', '4', '0.90%', '46,653.70', '2025-12-17', '없음', ''],
      ['ab**** 팀에서 나감', '회원', '–', '–', '–', '–', '–', '2026-02-26', '–', ''],
    ]);
    expect(asked.at(-1)).toMatchObject({ period: '7d', own: 'with', activity: 'bet' });
    expect(operator.calls(getRebateRaises).at(-1)?.request).toMatchObject({ page: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'CSV로 저장' }));
    await waitFor(() => expect(saved).toMatchObject({ period: '7d', own: 'with', activity: 'bet' }));
    // Without it the list is of now, and the page has no period.
    fireEvent.click(screen.getByRole('button', { name: '기간 중 베팅' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ activity: 'any', own: 'with' }));
    expect(screen.queryByRole('radio', { name: '7일' })).toBeNull();
  });

  it('goes down into a branch and up again by the trail, and looks for a name in the whole team', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'dist03' }));
    const { id } = accounts[0] as TeamAccount;
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ parentId: id }));
    fireEvent.change(screen.getByRole('textbox', { name: '이름 찾기' }), { target: { value: 'kite' } });
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ keyword: 'kite', scope: 'all' }));
    expect(asked.at(-1)).not.toHaveProperty('parentId');
  });

  it('raises the rebate of an account right below, never by nothing, and says what was refused', async () => {
    const raises: object[] = [];
    operator.answer(raiseRebate, (request) => {
      raises.push(request);
      return raises.length === 1 ? refuse('agent.rebate.quota') : { ...recorded(raiseRebate), isChanged: true };
    });
    const person = userEvent.setup();
    show();
    expect(await screen.findByRole('button', { name: 'dist03 롤링 올리기' })).toBeVisible();
    // An account further down has another agent in between.
    expect(screen.queryByRole('button', { name: 'd03m03 롤링 올리기' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'dist03 롤링 올리기' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'dist03 롤링 올리기' }));
    await person.click(dialog.getByRole('button', { name: '0.90%로 올리기' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('현재보다 높은 롤링');
    await person.click(dialog.getByRole('button', { name: '롤링 늘리기' }));
    await person.click(dialog.getByRole('button', { name: '1.00%로 올리기' }));
    expect(await dialog.findByText(/계정 수를 모두 사용했습니다/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: '1.00%로 올리기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(raises).toEqual([0, 1].map(() => ({ id: accounts[0]?.id, rebateBasisPoints: 100 })));
    expect(within(screen.getByRole('table', { name: '롤링 인상 기록' })).getByText('dist01')).toBeVisible();
  });

  it('transfers behind the payment password, and shows no more of a refusal than that it cannot be received', async () => {
    const sent: { amount: number; paymentPassword?: string | undefined }[] = [];
    operator.answer(createDownlineTransfer, (request) => {
      sent.push(request);
      if (sent.length === 1) return refuse('payment.password.wrong');
      if (sent.length === 2) return refuse('agent.transfer.receiver');
      return { id: '1', reference: 'G-1', account: 'dist03', amount: request.amount, createdAtMs: asOfMs };
    });
    operator.answer(getDownlineTransferOutcome, () => ({ transfer: null }));
    const person = userEvent.setup();
    show();
    await person.click(await screen.findByRole('button', { name: 'dist03에게 이체' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'dist03에게 이체' }));
    await person.type(await dialog.findByRole('textbox', { name: /이체 금액/ }), '99999999');
    await person.click(dialog.getByRole('button', { name: /이체하기/ }));
    expect(dialog.getByText('숫자 6자리를 입력하세요.')).toBeVisible();
    expect(sent).toEqual([]);
    await person.clear(dialog.getByRole('textbox', { name: /이체 금액/ }));
    await person.type(dialog.getByRole('textbox', { name: /이체 금액/ }), '20000');
    await person.type(dialog.getByLabelText('출금 비밀번호'), '482913');
    const send = () => person.click(dialog.getByRole('button', { name: '2만 P 이체하기' }));
    await send();
    expect(await dialog.findByText(/출금 비밀번호가 올바르지 않습니다/)).toBeVisible();
    await send();
    expect(await dialog.findByText('이 계정은 지금 이체를 받을 수 없습니다.')).toBeVisible();
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.at(-1)).toMatchObject({ id: accounts[0]?.id, amount: 20_000_00, paymentPassword: '482913' });
  });

  it('says when nothing fits, and takes all filters away with one press', async () => {
    show();
    fireEvent.change(await screen.findByRole('textbox', { name: '이름 찾기' }), { target: { value: 'nobody' } });
    expect(await screen.findByText('조건에 맞는 계정이 없습니다.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '조건 모두 지우기' }));
    expect(await screen.findByText('d03m03')).toBeVisible();
  });

  it('says that it could not be loaded, and comes when tried again', async () => {
    operator.answer(getTeamAccounts, () => refuse('system.error', {}, 500));
    show();
    const alert = await screen.findByRole('alert');
    operator.answer(getTeamAccounts, () => ({ asOfMs, span, trail, total: 2, totalBalance: 0, list: accounts }));
    fireEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('d03m03')).toBeVisible();
  });
});
