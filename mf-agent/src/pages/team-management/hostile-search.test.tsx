import { fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { attacks, expectNothingRan, paste, setTrap } from '@tessera/shared/testing/attack';
import { hostileOrHugeText } from '@tessera/shared/testing/hostile-text';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import {
  getDownlineSettings,
  getRebateRaises,
  getTeamAccounts,
  getTeamMembers,
  getTeamOverview,
  getTeamTrend,
} from '@tessera/shared/wire/agent';
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import messages from '../../../locales/ko.json';
import { branchOf, overview, teamRow, trend } from '../../testing/team.ts';
import TeamOverviewPage from '../team-overview/team-overview.page.tsx';
import TeamManagementPage from './team-management.page.tsx';

// jsdom paints nothing; the drawing library only wants to know that.
HTMLCanvasElement.prototype.getContext = () => null;

const hostileName = '<img src=x onerror=boom()>';
const operator = fakeOperator();
beforeAll(async () => {
  await startTestPage({ ui: uiMessages, agent: messages });
  setTrap();
  signInForTest({ type: 1, account: 'agent01' });
  const own = teamRow('agent01', { rank: 'head' });
  operator.answer(getTeamOverview, () => overview);
  operator.answer(getTeamTrend, () => trend);
  operator.answer(getTeamMembers, () => branchOf(own, [teamRow(hostileName, { id: '7' })]));
  operator.answer(getDownlineSettings, () => recorded(getDownlineSettings));
  operator.answer(getRebateRaises, () => recorded(getRebateRaises));
  const accounts = recorded(getTeamAccounts, 'agents');
  operator.answer(getTeamAccounts, () => ({
    ...accounts,
    total: 1,
    list: accounts.list.map((row) => ({ ...row, account: hostileName, upline: hostileName })),
  }));
});
afterEach(() => jest.useRealTimers());

/** Pastes into the page's search, and now and then pauses until the operator is asked. */
async function search(page: ReactNode, asked: () => ReadonlySet<string>): Promise<void> {
  render(<TestPage path="/agent">{page}</TestPage>);
  await screen.findAllByText(hostileName);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '이름 찾기' });
  jest.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(hostileOrHugeText, fc.boolean(), async (text, hasPause) => {
      const typed = paste(field, text);
      if (hasPause) {
        await act(() => jest.advanceTimersByTimeAsync(500));
        // An address can't carry half a character.
        expect(asked().has(typed.trim().replace(/\p{Surrogate}/gu, '\ufffd'))).toBe(true);
      }
      expect(field.value === typed).toBe(true);
      expect(screen.queryByRole('alert')).toBeNull();
      expectNothingRan();
    }),
    { ...attacks, examples: [['half a character: \ud83d', true]] },
  );
}
const keywordsOf = (endpoint: typeof getTeamAccounts | typeof getTeamMembers) => (): ReadonlySet<string> =>
  new Set(operator.calls(endpoint).map(({ request }) => request.keyword ?? ''));

it('accounts are searched for by whatever is typed: the words go as they are, and stay', async () => {
  await search(<TeamManagementPage />, keywordsOf(getTeamAccounts));
});

it('a branch is searched for whatever is typed: the words go as they are, and stay', async () => {
  await search(<TeamOverviewPage />, keywordsOf(getTeamMembers));
});
