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
import { getReferralDetails, getReferralList, getReferralProgram } from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import followAccount from '../../reactions/follow-account.reaction.ts';
import ReferralPage from './referral.page.tsx';

const { referral } = messages;
const row = {
  ...{ id: 1, name: 'ab****', status: 'registered', reason: null, staked: 25_000, stake: 100_000, reward: 10_000 },
  ...{ registeredAtMs: 1, untilMs: 1_800_000_000_000, payFromMs: null, decidedAtMs: null },
};

describe('the page to invite friends', () => {
  let operator: FakeOperator;
  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    for (const endpoint of [getReferralProgram, getReferralDetails, getReferralList])
      operator.answer(endpoint, () => recorded(endpoint));
    signInForTest();
  });
  const show = () =>
    render(
      <TestPage path="/member/referral">
        <ReferralPage />
      </TestPage>,
    );

  it('has the code in the link, which is copied, and says that nobody has come yet', async () => {
    const writeText = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    show();
    const { referralCode } = recorded(getReferralDetails) as { referralCode: string };
    fireEvent.click(await screen.findByRole('button', { name: referral.copy }));
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`^https?://aurora\\.localhost:\\d+/register\\?referralCode=${referralCode}$`)),
    );
    expect(await screen.findByText(referral.none)).toBeVisible();
    expect(screen.queryByRole('button', { name: referral.share })).toBeNull();
    expect(screen.getByText(referral.term.real)).toBeVisible();
  });

  it('shows how far each friend has come, and why one does not count', async () => {
    operator.answer(getReferralList, () => ({
      total: 3,
      list: [
        row,
        { ...row, id: 2, name: 'cd****', status: 'paid', staked: 100_000 },
        { ...row, id: 3, name: 'ef****', status: 'refused', reason: 'same-device', reward: null },
      ],
    }));
    show();
    const bar = await screen.findByRole('progressbar', { name: referral.progress });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    const [, paid, refused] = screen.getAllByRole('listitem');
    expect(within(paid as HTMLElement).getByText(referral.status.paid)).toBeVisible();
    expect(within(refused as HTMLElement).getByText(referral.reason['same-device'])).toBeVisible();
  });

  it('follows a registration by a push', async () => {
    show();
    await screen.findByText(referral.none);
    const program = recorded(getReferralProgram);
    operator.answer(getReferralProgram, () => ({ ...program, funnel: { ...program.funnel, registered: 7 } }));
    operator.answer(getReferralList, () => ({ total: 1, list: [row] }));
    await act(() => followAccount({ kinds: ['reward'] }));
    expect(await screen.findByText('7')).toBeVisible();
    expect(await screen.findByText('ab****')).toBeVisible();
  });

  it('shows no link to a member who is offered nothing, and still what was made before', async () => {
    operator.answer(getReferralProgram, () => ({ ...recorded(getReferralProgram), isOffered: false }));
    show();
    expect(await screen.findByText(referral.closed)).toBeVisible();
    expect(await screen.findByText(referral.none)).toBeVisible();
    expect(screen.queryByText(referral.terms)).toBeNull();
    expect(operator.calls(getReferralDetails)).toEqual([]);
  });

  it('waits in its own shape, and can be asked for again when it did not come', async () => {
    operator.answer(getReferralProgram, () => refuse('system.error', {}, 500));
    const { container } = show();
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    const alert = await screen.findByRole('alert');
    operator.answer(getReferralProgram, () => recorded(getReferralProgram));
    fireEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByText(referral.funnel)).toBeVisible();
  });
});
