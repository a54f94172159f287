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
  exportContracts,
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
    const lower = {
      ...{ id: '9', payer: 'agent01', account: 'dist01', kind: 'dividend' },
      rates: { lowest: 1000, highest: 2500 },
      startsAtMs: Date.parse('2026-03-16T00:00:00+09:00'),
      endsAtMs: Date.parse('2026-04-01T00:00:00+09:00'),
    };
    // Another release of the operator names no more than the account.
    const further = { ...lower, id: '11', payer: 'dist01', account: 'shop01', rates: null };
    const endings = [lower, { id: '10', account: 'dist02' }, further];
    operator.answer(answerDividendContract, ({ confirmedEndings }) =>
      confirmedEndings
        ? {
            contract: contractOf({ ...offered, state: 'active', awaits: null }),
            ended: [{ id: '9', account: 'dist01' }],
          }
        : refuse('agent.contract.ends-downline', { endings }, 409),
    );
    show('/agent/contracts?contract=8');
    await screen.findByRole('heading', { name: /배당 · head01 → agent01/ });
    press('수락하기');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '수락하기' }));
    const list = await screen.findByRole('list', { name: messages.contract.endings.accept });
    // A second press in the same place confirms nothing.
    await waitFor(() => expect(list).toHaveFocus());
    press('수락하고 모두 종료');
    expect(sent(answerDividendContract)).toHaveLength(1);
    const named = within(list);
    expect(named.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '배당 · agent01 → dist0110.00% – 25.00% · 2026-03-16 00:00부터2026-04-01 00:00까지의 몫이 정산됩니다.',
      'dist02',
      '배당 · dist01 → shop012026-03-16 00:00부터2026-04-01 00:00까지의 몫이 정산됩니다.',
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: '끝나는 계약을 모두 확인했습니다' }));
    press('수락하고 모두 종료');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: /배당 · head01 → agent01/ })).toHaveFocus());
    expect(sent(answerDividendContract)).toMatchObject([
      { contractId: 8, action: 'accept' },
      { contractId: 8, action: 'accept', confirmedEndings: ['9', '10', '11'] },
    ]);
  });

  it('are named with their terms before an end is asked for, and show the terms of every version', async () => {
    const tiers = [{ activeMembers: 3, validBet: 0, loss: 0, rateBasisPoints: 800 }];
    const first = contractOf({ id: '6', state: 'over', outcome: 'replaced' });
    operator.answer(getAgentContract, () => ({
      ...detailOf(contractOf({ version: 2 })),
      versions: [contractOf({ version: 2 }), { ...first, terms: { ...first.terms, tiers } }],
    }));
    show('/agent/contracts?contract=7');
    const old = within(await screen.findByRole('group'));
    fireEvent.click(old.getByText('버전 1'));
    const terms = within(old.getByRole('table', { name: '조건 · 버전 1' })).getAllByRole('row');
    expect(terms[1]).toHaveTextContent('1단계 30.000.008.00%');
    press('종료 요청하기');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      '배당 · agent01 → dist01버전 2 · 10.00% – 25.00% · 2026-03-16 00:00부터상대가 동의한 때까지의 몫이 정산됩니다.',
    );
  });

  it('say before an end is agreed to what is billed of the version that runs and of the one that has not begun', async () => {
    const next = contractOf({
      ...{ id: '8', version: 2, isEndRequested: true, awaits: 'me' },
      startsAtMs: Date.parse('2126-04-01T00:00:00+09:00'),
    });
    const running = contractOf({ endsAtMs: next.startsAtMs, startsAtMs: Date.parse('2026-01-01T00:00:00+09:00') });
    operator.answer(getAgentContract, () => ({ ...detailOf(next), versions: [next, running] }));
    operator.answer(answerDividendContract, () => ({ contract: next, ended: [] }));
    show('/agent/contracts?contract=8');
    const heading = await screen.findByRole('heading', { name: /배당 · agent01 → dist01/ });
    press('종료에 동의하기');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/버전 1 .*지금까지의 몫이 정산됩니다/),
      expect.stringMatching(/버전 2 .*시작하기 전에 끝나므로 정산이 없습니다/),
    ]);
    fireEvent.click(dialog.getByRole('button', { name: '취소' }));
    press('종료 거절');
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('that the address names and nobody has are said not to exist', async () => {
    operator.answer(getAgentContract, () => refuse('agent.contract.unknown', {}, 404));
    show('/agent/contracts?contract=9999');
    expect(await screen.findByText('없는 계약입니다.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /다시/ })).not.toBeInTheDocument();
  });

  it('are changed from the terms in force', async () => {
    operator.answer(offerContract, () => ({ contract: contractOf({ state: 'offered', awaits: 'other' }) }));
    show('/agent/contracts?contract=7');
    fireEvent.click(await screen.findByRole('button', { name: '새 조건 제안' }));
    const second = within(await screen.findByRole('group', { name: '2단계' }));
    expect(second.getByRole('textbox', { name: '팀 손실' })).toHaveValue('5000');
    expect(second.getByRole('textbox', { name: '비율 (%)' })).toHaveValue('25');
    fireEvent.change(second.getByRole('textbox', { name: '비율 (%)' }), { target: { value: '26.5' } });
    press('제안 보내기');
    await waitFor(() => expect(sent(offerContract)).toHaveLength(1));
    const { terms } = contractOf();
    expect(sent(offerContract)[0]).toMatchObject({
      ...{ agentId: '20', kind: 'dividend' },
      terms: { ...terms, tiers: [terms.tiers[0], { ...terms.tiers[1], rateBasisPoints: 2650 }] },
    });
  });

  it('are found by the name of the other side, and saved as the filter shows them', async () => {
    operator.answer(exportContracts, () => refuse('request.too.frequent', { retryAfterSeconds: 540 }, 429));
    show('/agent/contracts?side=given');
    const search = await screen.findByRole('textbox', { name: '상대 이름 찾기' });
    fireEvent.change(search, { target: { value: 'dist01' } });
    const filter = { side: 'given', state: 'current', keyword: 'dist01' };
    await waitFor(() => expect(sent(getAgentContracts).at(-1)).toMatchObject(filter));
    press('CSV로 저장');
    await waitFor(() => expect(sent(exportContracts)).toEqual([filter]));
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
    await user.type(screen.getByRole('textbox', { name: '비율 (%)' }), '12.345');
    press('제안 보내기');
    expect(await screen.findByText(messages.contract.faults.rate)).toBeVisible();
    expect(screen.getByRole('textbox', { name: '비율 (%)' })).toHaveFocus();
    await user.clear(screen.getByRole('textbox', { name: '비율 (%)' }));
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

  it('an offer without an agent leads to that field, and a removed tier to the next one', async () => {
    show('/agent/contracts?offer=new');
    await screen.findByRole('button', { name: '제안 보내기' });
    press('제안 보내기');
    await waitFor(() => expect(screen.getByRole('combobox', { name: '하위 에이전트' })).toHaveFocus());
    const remove = (tier: number) => screen.getByRole('button', { name: `${tier}단계 삭제` });
    press('단계 추가');
    press('단계 추가');
    fireEvent.click(remove(2));
    await waitFor(() => expect(remove(2)).toHaveFocus());
    fireEvent.click(remove(2));
    await waitFor(() => expect(screen.getByRole('button', { name: '단계 추가' })).toHaveFocus());
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
