import { setSwitches } from '@tessera/shared/switches';
import { fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getRecentGames } from '@tessera/shared/wire/games';
import { act, render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import GreetingWidget from './greeting.widget.tsx';

beforeAll(() => startTestPage({ ui: uiMessages, games: messages }));

it.each([
  ['a member by the nickname', { type: 0, nickname: '하늘' }, /입니다, 하늘\.$/],
  [
    'a member without one by the account, of which a number hides its end',
    { type: 0, account: '01048210005', nickname: '' },
    /입니다, 0104821\*{4}\.$/,
  ],
  [
    'a trial account without the name that a machine gave it',
    { type: 4, nickname: 'trial3e6599d344' },
    /^(?!.*trial3e)/,
  ],
])('greets %s', async (_, member, greeting) => {
  fakeOperator().answer(getRecentGames, () => recorded(getRecentGames, 'none'));
  signInForTest(member);
  render(
    <TestPage>
      <GreetingWidget />
    </TestPage>,
  );
  expect(await screen.findByRole('heading', { name: greeting })).toBeVisible();
});

it('says nothing of what is open while no recent games are kept, and asks for none', async () => {
  const operator = fakeOperator();
  operator.answer(getRecentGames, () => recorded(getRecentGames, 'none'));
  setSwitches([{ modId: 'GAMELOREC3', enabled: '1' }]);
  signInForTest();
  const page = (
    <TestPage>
      <GreetingWidget />
    </TestPage>
  );
  const { unmount } = render(page);
  expect(await screen.findByText(messages.home.nothingOpen)).toBeVisible();
  act(() => setSwitches([]));
  expect(screen.queryByText(messages.home.nothingOpen)).not.toBeInTheDocument();
  unmount();
  render(page);
  expect(operator.calls(getRecentGames)).toHaveLength(1);
});
