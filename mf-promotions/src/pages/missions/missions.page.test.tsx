import { bus } from '@tessera/shared/events';
import { setSwitches } from '@tessera/shared/switches';
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
  claimMission,
  claimPromotion,
  getAvailablePromotions,
  getMissionLeaderboard,
  getMissionSummary,
  setWinnerSetting,
} from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import forgetMember from '../../reactions/forget-member.reaction.ts';
import { firstDeposit, own } from '../../testing/promotions.ts';
import MissionsWidget from '../../widgets/missions/missions.widget.tsx';
import MissionsPage from './missions.page.tsx';

const { missions } = messages;
const listed = (id: string, state: string, done: number, period: 'daily' | 'weekly' = 'daily') => ({
  ...{ id, name: id, startsOn: '2026-03-02', period, state, reward: 5000, category: null },
  ...{ endsAtMs: Date.now() + 3_600_000, kind: 'bets' as const, stake: null, count: { done, target: 10 } },
});
const placed = (place: number, isMine = false) => ({
  ...{ place, player: `p${place}****`, completed: 5 - place, lastAtMs: Date.parse('2026-03-02T03:00:00Z'), isMine },
});
const week = { fromMs: 0, untilMs: 1 };

describe('the missions page', () => {
  let operator: FakeOperator;
  let list: ReturnType<typeof listed>[] = [];
  let isOpen = true;

  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    setSwitches([{ modId: 'COMM3', enabled: '1', childrenNodes: [] }]);
    isOpen = true;
    list = [
      listed('half', 'running', 5),
      listed('whole', 'completed', 12),
      listed('done', 'claimed', 10, 'weekly'),
      listed('gone', 'spent', 3, 'weekly'),
    ];
    operator.answer(getMissionSummary, () => ({ isOpen, list }));
    operator.answer(getMissionLeaderboard, ({ week: asked }) => ({
      ...week,
      isShown: true,
      mine: asked === 'last' ? { place: null, completed: 0 } : { place: 2, completed: 3 },
      list: asked === 'last' ? [] : [placed(1), placed(2, true)],
    }));
    operator.answer(claimMission, ({ missionId }) => {
      list = list.map((one) => (one.id === missionId ? { ...one, state: 'claimed' } : one));
      return { amount: 5000 };
    });
  });
  const show = (page = <MissionsPage />) => render(<TestPage path="/member/missionLeaderboard">{page}</TestPage>);
  const claim = (id = 'whole') => screen.findByRole('button', { name: new RegExp(`^${id}`) });
  const badge = () => bus.latest('promotions:missions-counted')?.count;

  it('shows the progress of each mission and the figures, and claims what is completed', async () => {
    show();
    const half = (await screen.findByText('half')).closest('li') as HTMLElement;
    expect(within(half).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    const whole = (await claim()).closest('li') as HTMLElement;
    expect(within(whole).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 중 10');
    expect(screen.getByText(missions.spentNote)).toBeVisible();
    expect(badge()).toBe(1);
    fireEvent.click(await claim());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^whole/ })).not.toBeInTheDocument());
    expect(operator.calls(claimMission).map(({ request }) => request)).toEqual([
      { missionId: 'whole', startsOn: '2026-03-02' },
    ]);
    await waitFor(() => expect(badge()).toBe(0));
  });

  it('has the focus on the next claim after one, and on the heading after the last', async () => {
    list = [listed('one', 'completed', 10), listed('two', 'completed', 10, 'weekly')];
    show();
    fireEvent.click(await claim('one'));
    await waitFor(async () => expect(await claim('two')).toHaveFocus());
    fireEvent.click(await claim('two'));
    await waitFor(() => expect(screen.getByRole('heading', { name: missions.daily })).toHaveFocus());
  });

  it('says why a mission could not be claimed, and keeps its claim', async () => {
    operator.answer(claimMission, () => refuse('mission.not.completed'));
    show();
    fireEvent.click(await claim());
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.error.mission_not_completed);
    expect(await claim()).toBeEnabled();
  });

  it('ranks the members of both weeks, names the own place, and lets members leave the leaderboard', async () => {
    let isShown = true;
    operator.answer(setWinnerSetting, (request) => {
      isShown = request.isShown;
      return null;
    });
    show();
    const table = await screen.findByRole('table', { name: missions.board.title });
    expect(within(table).getByRole('row', { name: /2 p2\*\*\*\* \(나\).* 3/ })).toBeVisible();
    expect(screen.getByText('내 순위: 2 · 완료한 미션: 3')).toBeVisible();
    fireEvent.click(screen.getByRole('switch', { name: missions.board.showMe }));
    await waitFor(() => expect(isShown).toBe(false));
    fireEvent.click(screen.getByRole('radio', { name: missions.board.last }));
    expect(await screen.findByText(missions.board.emptyLast)).toBeVisible();
  });

  it('shows the daily sign-in among the tasks of the day, counts it as one to claim, and claims it', async () => {
    setSwitches([{ modId: 'REWCEN3', enabled: '1', childrenNodes: [] }]);
    const signIn = { daysInARow: 1, next: 7000, nextAtMs: Date.now() + 1 };
    const promotion = {
      ...firstDeposit(own('claim', { signIn })),
      id: 'sign',
      title: '출석',
      kind: 'sign-in' as const,
    };
    operator.answer(getAvailablePromotions, () => ({ list: [promotion] }));
    operator.answer(claimPromotion, ({ promotionId }) => ({ promotionId, isCredited: true, own: own('signed') }));
    show();
    const signInClaim = await screen.findByRole('button', { name: /^출석: 70/ });
    expect(screen.getByText(missions.toClaim).parentElement).toHaveTextContent('2');
    fireEvent.click(signInClaim);
    await waitFor(() =>
      expect(operator.calls(claimPromotion).map(({ request }) => request.promotionId)).toEqual(['sign']),
    );
  });

  it('says so during a break, when there are no missions, and to a trial account', async () => {
    isOpen = false;
    list = [];
    const { unmount } = show();
    expect(await screen.findByText(missions.onBreak)).toBeVisible();
    expect(screen.getAllByText(new RegExp(missions.empty))).toHaveLength(2);
    unmount();
    signInForTest({ type: 4 });
    show();
    expect(screen.getByText(missions.trial)).toBeVisible();
  });

  it('keeps its room while it loads, and can be asked again when it did not load', async () => {
    operator.setOnline(false);
    const { container } = show();
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    const again = await screen.findByRole('button', { name: uiMessages.action.retry });
    operator.setOnline(true);
    await act(async () => fireEvent.click(again));
    expect(await claim()).toBeVisible();
  });

  it('has open missions on the home page, what can be claimed first, and nothing where there are none', async () => {
    const { unmount } = show(<MissionsWidget />);
    await screen.findByText('whole');
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
      'whole',
      'half',
    ]);
    unmount();
    act(() => forgetMember());
    expect(badge()).toBe(0);
    list = [];
    const { container } = show(<MissionsWidget />);
    await waitFor(() => expect(operator.calls(getMissionSummary).length).toBeGreaterThan(1));
    expect(container).toBeEmptyDOMElement();
  });
});
