import { bus } from '@tessera/shared/events';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import {
  answerDividendContract,
  getAgentContract,
  getAgentContracts,
  getContractSettings,
  offerContract,
  requestContractEnd,
} from '@tessera/shared/wire/agent';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { contractOf, contractSettings, detailOf } from '../../testing/contracts.ts';
import ContractsPage from './contracts.page.tsx';

const offered = contractOf({
  ...{ id: '8', payer: 'head01', account: 'agent01', side: 'received', state: 'offered', awaits: 'me' },
  startsAtMs: null,
});

describe('contracts', () => {
  let operator: FakeOperator;
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    operator.answer(getAgentContracts, () => ({ total: 2, waiting: 1, list: [offered, contractOf()] }));
    operator.answer(getAgentContract, ({ id }) => detailOf(id === 8 ? offered : contractOf()));
    operator.answer(getContractSettings, () => contractSettings);
  });
  const show = (path = '/agent/contracts') =>
    render(
      <TestPage path={path}>
        <ContractsPage />
      </TestPage>,
    );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const sent = (endpoint: Parameters<FakeOperator['calls']>[0]) =>
    operator.calls(endpoint).map(({ request }) => request as Record<string, unknown>);

  it('are listed with their side, rates and status, by the filter of the address', async () => {
    show('/agent/contracts?side=given&state=over&kind=dividend');
    const rows = within(await screen.findByRole('table', { name: '계약' })).getAllByRole('row');
    const cells = rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['배당', 'head01에게서 받음', '10.00% – 25.00%', '제안', '–', '–'],
      ['배당', 'dist01에게 줌', '10.00% – 25.00%', expect.stringMatching('시작 예정|진행 중'), '2026-03-16 00:00', '–'],
    ]);
    expect(sent(getAgentContracts)[0]).toMatchObject({ side: 'given', state: 'over', kind: 'dividend', page: 1 });
    fireEvent.click(screen.getByRole('button', { name: '내 답 대기 1' }));
    await waitFor(() => expect(sent(getAgentContracts).at(-1)).toMatchObject({ state: 'waiting', kind: 'dividend' }));
  });

  it('that would end contracts below are accepted only after these are named, with the same request', async () => {
    const endings = [{ id: '9', account: 'dist01' }];
    operator.answer(answerDividendContract, ({ confirmedEndings }) =>
      confirmedEndings
        ? { contract: contractOf({ ...offered, state: 'active', awaits: null }), ended: endings }
        : refuse('agent.contract.ends-downline', { endings }, 409),
    );
    show('/agent/contracts?contract=8');
    await screen.findByRole('heading', { name: /배당 · head01 → agent01/ });
    press('수락하기');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '수락하기' }));
    const named = await screen.findByText('dist01');
    expect(named.closest('[role="alertdialog"]')).not.toBeNull();
    press('수락하고 모두 종료');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent(answerDividendContract)).toMatchObject([
      { contractId: 8, action: 'accept' },
      { contractId: 8, action: 'accept', confirmedEndings: ['9'] },
    ]);
  });

  it('show why a step was refused, and send an unanswered one again under the same id', async () => {
    let answers = 0;
    operator.answer(requestContractEnd, () => {
      answers += 1;
      return answers === 1 ? refuse('system.error', {}, 500) : refuse('agent.contract.change.pending', {}, 409);
    });
    show('/agent/contracts?contract=7');
    await screen.findByRole('heading', { name: /agent01 → dist01/ });
    for (const text of [messages.error.kind_server, messages.error.agent_contract_change_pending]) {
      press('종료 요청하기');
      fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '종료 요청하기' }));
      expect(await screen.findByText(text)).toBeVisible();
    }
    const [first, second] = sent(requestContractEnd);
    expect(first?.requestId).toBe(second?.requestId);
  });

  it('are offered with tiers in order and rates that the agent may give', async () => {
    const user = userEvent.setup();
    operator.answer(offerContract, () => ({ contract: contractOf({ state: 'offered', awaits: 'other' }) }));
    show('/agent/contracts?offer=20&of=dividend');
    expect(await screen.findByText('최고 비율 40.00%')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '비율 (%)' }), '40.01');
    press('제안 보내기');
    expect(await screen.findByText('비율은 40.00%까지입니다.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: '비율 (%)' }));
    await user.type(screen.getByRole('textbox', { name: '비율 (%)' }), '10');
    press('단계 추가');
    const second = within(screen.getByRole('group', { name: '2단계' }));
    await user.type(second.getByRole('textbox', { name: '비율 (%)' }), '12.5');
    expect(screen.getByText('앞 단계보다 조건과 비율이 높아야 합니다.')).toBeVisible();
    await user.type(second.getByRole('textbox', { name: '팀 손실' }), '5,000');
    press('제안 보내기');
    await waitFor(() => expect(sent(offerContract)).toHaveLength(1));
    expect(sent(offerContract)[0]).toMatchObject({
      ...{ agentId: '20', kind: 'dividend' },
      terms: {
        period: 'monthly',
        tiers: [
          { loss: 0, rateBasisPoints: 1000 },
          { loss: 500_000, rateBasisPoints: 1250 },
        ],
      },
    });
    expect(await screen.findByRole('heading', { name: /agent01 → dist01/ })).toBeVisible();
  });

  it('follow what the other side does while the page is open, and say when there are none', async () => {
    operator.answer(getAgentContracts, () => ({ total: 0, waiting: 0, list: [] }));
    show();
    expect(await screen.findByText('계약이 없습니다.')).toBeVisible();
    operator.answer(getAgentContracts, () => ({ total: 1, waiting: 1, list: [offered] }));
    act(() => void bus.emit('shell', 'shell:account-changed', { kinds: ['contract'] }));
    expect(await screen.findByRole('button', { name: '배당 계약 보기: head01' })).toBeVisible();
  });

  it('can be fetched again after a failure', async () => {
    operator.answer(getAgentContracts, () => refuse('account.not.agent', {}, 403));
    show();
    expect(await screen.findByRole('button', { name: /다시/ })).toBeVisible();
  });
});
