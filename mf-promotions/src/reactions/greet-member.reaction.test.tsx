import { installDialogHost } from '@tessera/shared/dialogs';
import { bus } from '@tessera/shared/events';
import { leaveSession, removeStored } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage } from '@tessera/shared/testing';
import { getAvailablePromotions, getMemberAnnouncements, getMissionSummary } from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../locales/ko.json';
import GreetingDialog, { type GreetingParams } from '../dialogs/greeting/greeting.dialog.tsx';
import { markRead } from '../features/notices/read-notices.ts';
import { firstDeposit, own } from '../testing/promotions.ts';
import forgetMember from './forget-member.reaction.ts';
import greetMember from './greet-member.reaction.ts';

const popup = [{ id: 'welcome', title: '처음 오셨습니까', content: '<p>데모</p>', date: 0 }];
const signedIn = (role: 'member' | 'trial') => greetMember({ account: 'ada01', role });
const mission = (state: string) => ({
  ...{ id: state, startsOn: '2026-03-02', period: 'daily' as const, name: state, reward: 100, endsAtMs: 0, state },
  ...{ kind: 'bets' as const, category: null, stake: null, count: { done: 1, target: 2 } },
});
let operator: FakeOperator;
let close = () => {};
/** Whether the greeting's code comes. */
let isDrawn = true;

/** As the shell does it: one greeting at a time, the later takes the place of the one before. */
const openDialog = jest.fn((_key: string, params: unknown): Promise<unknown> => {
  close();
  return new Promise((resolve) => {
    const leave = (result?: unknown) => {
      view?.unmount();
      close = () => {};
      resolve(result);
    };
    close = leave;
    const view = isDrawn ? render(<GreetingDialog params={params as GreetingParams} close={leave} />) : undefined;
  });
});

beforeAll(() => startTestPage({ promotions: messages }));
beforeEach(() => {
  operator = fakeOperator();
  setSwitches([{ modId: 'REWCEN3', enabled: '1', childrenNodes: [] }]);
  signInForTest();
  removeStored('index_notice');
  removeStored('greeted');
  isDrawn = true;
  close = () => {};
  openDialog.mockClear();
  installDialogHost({ openDialog });
  operator.answer(getMemberAnnouncements, () => ({ popup }));
  operator.answer(getAvailablePromotions, () => ({ list: [firstDeposit(own('claim'))] }));
  operator.answer(getMissionSummary, () => ({ isOpen: true, list: [mission('completed'), mission('running')] }));
});

/** Signs in and waits for whatever that brings; answers how many greetings there have been so far. */
async function greeted(member?: Parameters<typeof signInForTest>[0]): Promise<number> {
  act(() => signInForTest(member));
  const asked = operator.calls(getMemberAnnouncements).length;
  void signedIn('member');
  await waitFor(() => expect(operator.calls(getMemberAnnouncements)).toHaveLength(asked + 1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return openDialog.mock.calls.length;
}
function leave(): void {
  act(() => leaveSession('chosen'));
  forgetMember();
}
const ben = { id: '2', account: 'ben02' };

it('asks after a sign-in for pop-ups and for help, type H, on the web after the sign-in', async () => {
  await greeted();
  expect(operator.calls(getMemberAnnouncements).at(-1)?.request).toEqual({
    types: 'PU,H',
    platform: 'W',
    execution: 'A',
  });
  leave();
});

it('greets after a sign-in, until the greeting is closed by its button or its cross', async () => {
  expect(await greeted()).toBe(1);
  expect(openDialog).toHaveBeenCalledWith('promotions.greeting', { notices: popup });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '확인' })));
  leave();
  expect(await greeted()).toBe(1);
  leave();
  expect(await greeted(ben)).toBe(2);
  await act(async () => close());
  leave();
  expect(await greeted(ben)).toBe(2);
});

it('greets once a session, closed or not', async () => {
  expect(await greeted()).toBe(1);
  expect(await greeted()).toBe(1);
});

it('greets again whoever left the greeting open, though their next one took its place', async () => {
  expect(await greeted()).toBe(1);
  leave();
  expect(await greeted(ben)).toBe(2);
  leave();
  expect(await greeted()).toBe(3);
  leave();
  expect(await greeted()).toBe(4);
  leave();
  expect(await greeted()).toBe(5);
});

it('greets again whoever left the greeting open for somebody else, who closed it', async () => {
  expect(await greeted()).toBe(1);
  leave();
  act(() => {
    signInForTest(ben);
    markRead(['welcome']);
  });
  await act(async () => close());
  leave();
  expect(await greeted()).toBe(2);
});

it('greets again where the greeting could not be drawn', async () => {
  isDrawn = false;
  expect(await greeted()).toBe(1);
  await act(async () => close());
  leave();
  expect(await greeted()).toBe(2);
});

it('greets nobody who has left before the answer came', async () => {
  operator.answer(getMemberAnnouncements, () => {
    leave();
    return { popup };
  });
  expect(await greeted()).toBe(0);
});

it('counts for the badges, and takes the counts away with the account', async () => {
  operator.answer(getMemberAnnouncements, () => ({ popup: [] }));
  const counts = () => [bus.latest('promotions:claimable-counted'), bus.latest('promotions:missions-counted')];
  await signedIn('member');
  expect(counts()).toEqual([{ count: 1 }, { count: 1 }]);
  forgetMember();
  expect(counts()).toEqual([{ count: 0 }, { count: 0 }]);
});

it('greets no trial account as a new member', async () => {
  await signedIn('trial');
  expect(operator.calls(getMemberAnnouncements)).toEqual([]);
  expect(openDialog).not.toHaveBeenCalled();
});

it('counts nothing for a trial account, or where promotions are switched off', async () => {
  operator.answer(getMemberAnnouncements, () => ({ popup: [] }));
  forgetMember();
  await signedIn('trial');
  setSwitches([{ modId: 'REWCEN3', enabled: '0', childrenNodes: [] }]);
  await signedIn('member');
  expect(operator.calls(getAvailablePromotions)).toEqual([]);
});
