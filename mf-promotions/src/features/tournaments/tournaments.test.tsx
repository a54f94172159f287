import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getTournament, getTournaments, joinTournament, leaveTournament } from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { Tournament } from '../../api/tournaments.ts';
import { Tournaments } from './tournaments.tsx';

const { tournaments, error } = messages;
const startsAtMs = Date.parse('2026-03-02T03:00:00Z');
const hour = 3_600_000;
const cup: Tournament = {
  ...{ id: 1, name: '주간 최고 배수', about: '가장 높은 배수가 1위입니다.', state: 'running', isStopped: false },
  ...{
    startsAtMs,
    endsAtMs: startsAtMs + hour,
    finalAtMs: startsAtMs + hour + 660_000,
    countedAtMs: startsAtMs + 1000,
  },
  ...{ prizeSum: 2_000_000, isJoined: false, players: 2, products: ['RNG'], games: [], minimumStake: 100 },
  ...{ rule: { kind: 'best-multiple' }, minimumRounds: 2, maximumRounds: 10 },
  prizes: [
    { from: 1, to: 1, amount: 1_000_000 },
    { from: 2, to: 3, amount: 500_000 },
  ],
  board: [{ place: 1, player: null, isOwn: false, score: 3333, rounds: 3, reachedAtMs: startsAtMs, prize: 1_000_000 }],
  own: {
    ...{ joinedAtMs: null, score: null, rounds: 0, roundsLeft: 10, place: null, prize: 0, round: null, refusal: null },
  },
};
const taken: Partial<Tournament> = {
  isJoined: true,
  own: {
    ...{ joinedAtMs: startsAtMs, score: 400, rounds: 3, roundsLeft: 7, place: 2, prize: 500_000, refusal: null },
    round: { gameName: '마작', stake: 100_000, payout: 400_000, settledAtMs: startsAtMs },
  },
};

describe('the tab of tournaments', () => {
  let operator: FakeOperator;
  let shown: Tournament[] = [];
  const change = (id: number, changed: Partial<Tournament>) => {
    shown = shown.map((one) => (one.id === id ? { ...one, ...changed } : one));
    return null;
  };

  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    shown = [
      cup,
      { ...cup, id: 2, name: '다음 대회', state: 'coming' },
      { ...cup, ...taken, id: 3, name: '지난 대회', state: 'over' },
    ];
    operator.answer(getTournaments, () => ({ list: shown }));
    operator.answer(getTournament, ({ id }) => shown.find((one) => one.id === id) ?? refuse('tournament.unknown'));
    operator.answer(joinTournament, ({ id }) => change(id, taken));
    operator.answer(leaveTournament, ({ id }) => change(id, { isJoined: false, own: cup.own }));
  });
  const show = () =>
    render(
      <TestPage>
        <Tournaments />
      </TestPage>,
    );
  const button = (name: string, text: string) => screen.findByRole('button', { name: `${name}: ${text}` });

  it('says of a running one how it scores, what each place brings and who is ahead, before anybody joins', async () => {
    show();
    expect(await screen.findByText(tournaments.rule['best-multiple'])).toBeVisible();
    expect(screen.getByText(tournaments.ties)).toBeVisible();
    expect(screen.getByText('10,000.00 P', { selector: 'dl *' })).toBeVisible();
    const board = screen.getByRole('table', { name: tournaments.board });
    expect(within(board).getByRole('row', { name: /1.*비공개 회원.*×33\.33.*3/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: tournaments.section.coming })).toBeVisible();
  });

  it('shows who joins their score with its round, and says before leaving what is lost', async () => {
    show();
    const join = await button(cup.name, tournaments.join);
    join.focus();
    fireEvent.click(join);
    await waitFor(() => expect(screen.getByRole('heading', { name: cup.name })).toHaveFocus());
    expect(await screen.findByText(/마작 · 1,000\.00 P → 4,000\.00 P/)).toBeVisible();
    fireEvent.click(await button(cup.name, tournaments.leave));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('×4.00');
    expect(question).toHaveTextContent('10라운드 중 7라운드');
    fireEvent.click(within(question).getByRole('button', { name: tournaments.leave }));
    expect(await button(cup.name, tournaments.join)).toBeVisible();
    expect(operator.calls(leaveTournament).map(({ request }) => request)).toEqual([{ id: 1 }]);
  });

  it('says nothing of used rounds to whoever leaves before any was played', async () => {
    shown = [{ ...cup, isJoined: true, own: { ...cup.own, joinedAtMs: startsAtMs } }];
    show();
    fireEvent.click(await button(cup.name, tournaments.leave));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(tournaments.leaveNone);
    expect(question).not.toHaveTextContent('10라운드');
  });

  it('shows results of one that is over, which nobody can join', async () => {
    show();
    fireEvent.click(await button('지난 대회', tournaments.show));
    expect(await screen.findByText('2위', { selector: 'dd' })).toBeVisible();
    await button('지난 대회', tournaments.hide);
    expect(screen.queryByRole('button', { name: `지난 대회: ${tournaments.join}` })).not.toBeInTheDocument();
  });

  it('says why somebody cannot join, and offers no button for it', async () => {
    shown = [{ ...cup, own: { ...cup.own, refusal: 'tournament.rounds.used' } }];
    show();
    expect(await screen.findByText(error.tournament_rounds_used)).toBeVisible();
    expect(screen.queryByRole('button', { name: `${cup.name}: ${tournaments.join}` })).not.toBeInTheDocument();
  });

  it('says why joining was refused', async () => {
    operator.answer(joinTournament, () => refuse('tournament.over'));
    show();
    fireEvent.click(await button(cup.name, tournaments.join));
    expect(await screen.findByRole('alert')).toHaveTextContent(error.tournament_over);
  });

  it('says so when there are none', async () => {
    shown = [];
    show();
    expect(await screen.findByText(tournaments.empty)).toBeVisible();
  });

  it('says during a break that nothing is offered, and not that there are none', async () => {
    signInForTest({ offers: 'closed' });
    shown = [];
    show();
    expect(await screen.findByText(messages.closed.title)).toBeVisible();
    expect(screen.queryByText(tournaments.empty)).not.toBeInTheDocument();
  });

  it('can be asked again when it did not load, and keeps its room while it loads', async () => {
    operator.setOnline(false);
    const { container } = show();
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    const again = await screen.findByRole('button', { name: uiMessages.action.retry });
    operator.setOnline(true);
    await act(async () => fireEvent.click(again));
    await waitFor(() => expect(screen.getByText(tournaments.rule['best-multiple'])).toBeVisible());
  });
});
