import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getEnvelopes, openEnvelope } from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { Drop } from '../../api/envelopes.ts';
import followAccount from '../../reactions/follow-account.reaction.ts';
import { DropNotice } from './drop-notice.tsx';
import { EnvelopeList } from './envelope-list.tsx';

const { envelopes: text } = messages;
const [announced] = recorded(getEnvelopes).list as [Drop];
const running: Drop = { ...announced, stage: 'running', status: 'unopened', members: 40 };

describe('red envelopes', () => {
  let operator: FakeOperator;
  let answer = { announces: false, list: [] as Drop[] };
  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    localStorage.removeItem('greeted');
    operator = fakeOperator();
    signInForTest();
    setSwitches([{ modId: 'REWCEN3', enabled: '1', childrenNodes: [] }]);
    operator.answer(getEnvelopes, () => answer);
  });
  const show = (body: React.ReactNode, list: Drop[], announces = false) => {
    answer = { announces, list };
    render(<TestPage>{body}</TestPage>);
  };
  const notice = () => screen.queryByRole('region', { name: text.tab });

  it('say that time makes no difference, what they have and for whom they are', async () => {
    show(<EnvelopeList />, [{ ...announced, betDays: 7 }]);
    expect(await screen.findByText(new RegExp(text.equal))).toBeVisible();
    expect(screen.getByText(text.status.waiting)).toBeVisible();
    expect(screen.getByText('최근 7일 안에 정산된 베팅이 있는 회원')).toBeVisible();
    expect(screen.queryByRole('button', { name: text.open })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('are opened by one press, which shows what was in them', async () => {
    operator.answer(openEnvelope, () => {
      answer = { announces: false, list: [{ ...running, status: 'opened', amount: 10_000 }] };
      return { amount: 10_000 };
    });
    show(<EnvelopeList />, [running]);
    fireEvent.click(await screen.findByRole('button', { name: text.open }));
    expect(await screen.findByText('봉투에서 100.00 P을 받았습니다.')).toBeVisible();
    expect(screen.queryByRole('button', { name: text.open })).not.toBeInTheDocument();
  });

  it.each(['missed', 'blank', 'not-eligible'] as const)(
    'of the state %s say why there is nothing to open',
    async (status) => {
      show(<EnvelopeList />, [{ ...running, stage: 'over', status, returned: 5000 }]);
      expect(await screen.findByText(text.status[status])).toBeVisible();
      expect(screen.getByText('열리지 않은 50.00 P은 예산으로 돌아갔습니다.')).toBeVisible();
    },
  );

  it('that run are named by a line of the page, when the push says so, to members who agreed', async () => {
    show(<DropNotice />, [announced], true);
    await waitFor(() => expect(operator.calls(getEnvelopes)).toHaveLength(1));
    expect(notice()).not.toBeInTheDocument();
    answer = { announces: true, list: [running] };
    await act(() => followAccount({ kinds: ['reward'] }));
    expect(await screen.findByText(/서두르지 않아도/)).toBeVisible();
  });

  it('are named to nobody who did not agree', async () => {
    show(<DropNotice />, [running], false);
    await waitFor(() => expect(operator.calls(getEnvelopes)).toHaveLength(1));
    expect(notice()).not.toBeInTheDocument();
  });

  it('a notice can be closed for one drop, switched off on the device, and on again in the reward centre', async () => {
    const later = { ...running, id: running.id + 1, title: '다음' };
    show(
      <>
        <DropNotice />
        <EnvelopeList />
      </>,
      [running, later],
      true,
    );
    expect(await screen.findByText(new RegExp(`^“${running.title}”`))).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: text.notice.skip }));
    expect(await screen.findByText(/^“다음”/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: text.notice.off }));
    expect(notice()).not.toBeInTheDocument();
    const setting = screen.getByRole('switch', { name: text.notice.setting });
    expect(setting).not.toBeChecked();
    fireEvent.click(setting);
    expect(await screen.findByText(/^“다음”/)).toBeVisible();
  });

  it('say so when there are none', async () => {
    show(<EnvelopeList />, []);
    expect(await screen.findByText(text.empty)).toBeVisible();
  });
});
