import { type FakeOperator, fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getGameMenus } from '@tessera/shared/wire/lottery';
import { render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { fakeLottery, games } from '../../testing/fake-lottery.ts';
import ElottPage from './elott.page.tsx';

describe('the page of electronic lottery', () => {
  let operator: FakeOperator;
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(() => {
    operator = fakeOperator();
    fakeLottery(operator);
  });
  const open = () =>
    render(
      <TestPage path="/elott">
        <ElottPage />
      </TestPage>,
    );

  it('has its own heading and the games of its prize mode, which lead back to it', async () => {
    operator.answer(getGameMenus, ({ prizeMode }) => ({ list: prizeMode === 'ELOTT' ? games.slice(1) : games }));
    open();
    expect(screen.getByRole('heading', { level: 1, name: '전자복권' })).toBeInTheDocument();
    const card = await screen.findByRole('link', { name: /스피드 주사위/ });
    expect(card).toHaveAttribute('href', '/elott?gameCode=K3');
    expect(screen.queryByRole('link', { name: /5\/11/ })).not.toBeInTheDocument();
  });

  it('says so where nothing is played electronically, and leads to the lottery', async () => {
    operator.answer(getGameMenus, ({ prizeMode }) => ({ list: prizeMode === 'ELOTT' ? [] : games }));
    open();
    expect(await screen.findByText('진행 중인 전자복권이 없습니다')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '복권으로 가기' })).toHaveAttribute('href', '/lottery');
  });
});
