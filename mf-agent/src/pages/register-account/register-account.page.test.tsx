import { bus } from '@tessera/shared/events';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getDownlineSettings, registerDownline } from '@tessera/shared/wire/agent';
import { checkUsername, getRegisterSettings } from '@tessera/shared/wire/auth';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import type { DownlineRequest } from '../../model/team.ts';
import RegisterAccountPage from './register-account.page.tsx';

const allowed = recorded(getDownlineSettings);

describe('registering an account', () => {
  let operator: FakeOperator;
  let requests: DownlineRequest[] = [];
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    requests = [];
    operator.answer(getDownlineSettings, () => allowed);
    operator.answer(getRegisterSettings, () => recorded(getRegisterSettings));
    operator.answer(checkUsername, ({ username }) =>
      recorded(checkUsername, username === 'player01' ? 'taken' : 'free'),
    );
    operator.answer(registerDownline, (request) => {
      requests.push(request);
      const { username: account, kind, rebateBasisPoints } = request;
      return { ...recorded(registerDownline, kind), account, rebateBasisPoints };
    });
  });
  async function show() {
    const person = userEvent.setup();
    render(
      <TestPage path="/agent/registerAccount">
        <RegisterAccountPage />
      </TestPage>,
    );
    await screen.findByRole('button', { name: '계정 등록하기' });
    return person;
  }
  const submit = (person: Awaited<ReturnType<typeof show>>) =>
    person.click(screen.getByRole('button', { name: '계정 등록하기' }));

  it('opens an agent, emits it, and shows once what is to be handed over', async () => {
    const heard = jest.fn();
    const hearing = bus.on('agent:downline-registered', 'test').subscribe(heard);
    const person = await show();
    await person.click(screen.getByRole('radio', { name: /부본사/ }));
    await person.type(screen.getByLabelText('아이디'), 'kite44813');
    expect(await screen.findByText('쓸 수 있는 아이디입니다.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: '만들기' }));
    await person.click(screen.getByRole('button', { name: '롤링 늘리기' }));
    await person.click(screen.getByRole('button', { name: '롤링 늘리기' }));
    expect(screen.getByText('내 롤링 1.20% · 내 몫 1.00%')).toBeVisible();
    const password = screen.getByLabelText<HTMLInputElement>('첫 비밀번호').value;
    await submit(person);
    expect(await screen.findByRole('heading', { name: 'kite44813 계정을 등록했습니다' })).toHaveFocus();
    expect(requests).toEqual([
      { username: 'kite44813', password, kind: 'agent', rank: 'subhead', rebateBasisPoints: 20 },
    ]);
    expect(screen.getByText(password)).toBeVisible();
    expect(screen.getByText('http://localhost/register?affiliateCode=NEWCODE1')).toBeVisible();
    expect(heard).toHaveBeenCalledWith({ account: 'kite44813' });
    hearing.unsubscribe();
    await person.click(screen.getByRole('button', { name: '하나 더 등록' }));
    expect(screen.queryByText(password)).not.toBeInTheDocument();
    expect(screen.getByLabelText('첫 비밀번호')).toHaveValue('');
    expect(screen.getByRole('radio', { name: /부본사/ })).toBeChecked();
  });

  it('says what is missing before anything is sent, and goes to the first of it', async () => {
    const person = await show();
    await submit(person);
    expect(await screen.findAllByText('입력하세요.')).toHaveLength(2);
    expect(screen.getByLabelText('아이디')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('warns of a taken name while it is typed', async () => {
    const person = await show();
    await person.type(screen.getByLabelText('아이디'), 'player01');
    expect(await screen.findByText('이미 쓰고 있는 아이디입니다.')).toBeVisible();
  });

  it('puts what the operator refuses where it belongs', async () => {
    const person = await show();
    await person.type(screen.getByLabelText('아이디'), 'kite44813');
    await person.type(screen.getByLabelText('첫 비밀번호'), 'Secret12');
    operator.answer(registerDownline, () => refuse('register.username.taken'));
    await submit(person);
    expect(await screen.findByText('이미 쓰고 있는 아이디입니다.')).toBeVisible();
    operator.answer(registerDownline, () => refuse('agent.rebate.outside'));
    await submit(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('내 롤링보다 높게 줄 수 없습니다.');
    operator.setOnline(false);
    await submit(person);
    expect(await screen.findByText(/인터넷 연결이 끊겼습니다/)).toBeVisible();
    expect(screen.getByLabelText('첫 비밀번호')).toHaveValue('Secret12');
  });

  it('offers the own rank and every rank below, and says what is left of the high rates before one is chosen', async () => {
    operator.answer(getDownlineSettings, () => ({
      ...allowed,
      agentRanks: ['distributor' as const, 'shop' as const],
      quotas: [{ rebateBasisPoints: 10, accounts: 5, left: 0 }],
    }));
    const person = await show();
    expect(screen.getAllByRole('radio', { name: /에이전트|회원/ })).toHaveLength(3);
    expect(screen.getByRole('list', { name: '높은 롤링의 남은 계정 수' })).toHaveTextContent('0.10%: 5개 중 0개 남음');
    await person.click(screen.getByRole('button', { name: '롤링 늘리기' }));
    expect(screen.getByText(/계정 수를 모두 사용했습니다/)).toBeVisible();
  });

  it('registers nobody below an account on the last level, and says why', async () => {
    operator.answer(getDownlineSettings, () => ({ ...allowed, isLastLevel: true }));
    await show();
    expect(screen.getByRole('status')).toHaveTextContent('마지막 단계의 계정');
    expect(screen.getByRole('button', { name: '계정 등록하기' })).toBeDisabled();
    expect(screen.queryByText('내 가입 링크')).not.toBeInTheDocument();
  });

  it('says that it could not be loaded, and comes when tried again', async () => {
    operator.answer(getDownlineSettings, () => refuse('system.error', {}, 500));
    const person = userEvent.setup();
    render(
      <TestPage path="/agent/registerAccount">
        <RegisterAccountPage />
      </TestPage>,
    );
    const alert = await screen.findByRole('alert');
    operator.answer(getDownlineSettings, () => allowed);
    await person.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('button', { name: '계정 등록하기' })).toBeVisible();
  });
});
