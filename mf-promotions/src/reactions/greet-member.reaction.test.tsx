import { openDialog } from '@tessera/shared/dialogs';
import { bus } from '@tessera/shared/events';
import { leaveSession, removeStored } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage } from '@tessera/shared/testing';
import { getAvailablePromotions, getMemberAnnouncements } from '@tessera/shared/wire/promotions';
import { waitFor } from '@testing-library/react';
import { firstDeposit, own } from '../testing/promotions.ts';
import forgetMember from './forget-member.reaction.ts';
import greetMember from './greet-member.reaction.ts';

jest.mock('@tessera/shared/dialogs', () => ({ openDialog: jest.fn(async () => undefined) }));

const popup = [{ id: 'welcome', title: '처음 오셨습니까', content: '<p>데모</p>', date: 0 }];
const signedIn = (role: 'member' | 'trial') => greetMember({ account: 'ada01', role });
let operator: FakeOperator;

beforeAll(() => startTestPage({}));
beforeEach(() => {
  operator = fakeOperator();
  setSwitches([{ modId: 'REWCEN3', enabled: '1', childrenNodes: [] }]);
  signInForTest();
  removeStored('index_notice');
  removeStored('greeted');
  jest.mocked(openDialog).mockClear();
  operator.answer(getMemberAnnouncements, () => ({ popup }));
  operator.answer(getAvailablePromotions, () => ({ list: [firstDeposit(own('claim'))] }));
});

it('greets after a sign-in, once a session', async () => {
  await signedIn('member');
  expect(openDialog).toHaveBeenCalledWith('promotions.greeting', { notices: popup });
  await signedIn('member');
  expect(openDialog).toHaveBeenCalledTimes(1);
});

it('greets nobody again who has closed the greeting, also in the sessions after', async () => {
  const leave = () => {
    leaveSession('chosen');
    forgetMember();
  };
  await signedIn('member');
  leave();
  signInForTest();
  await signedIn('member');
  expect(openDialog).toHaveBeenCalledTimes(1);
  leave();
  signInForTest({ id: '2', account: 'ben02' });
  await signedIn('member');
  expect(openDialog).toHaveBeenCalledTimes(2);
});

it('greets again where the greeting was left open', async () => {
  jest.mocked(openDialog).mockReturnValueOnce(new Promise(() => {}));
  void signedIn('member');
  await waitFor(() => expect(openDialog).toHaveBeenCalledTimes(1));
  leaveSession('chosen');
  signInForTest();
  await signedIn('member');
  expect(openDialog).toHaveBeenCalledTimes(2);
});

it('counts for the badge, and takes the count away with the account', async () => {
  await signedIn('member');
  expect(bus.latest('promotions:claimable-counted')).toEqual({ count: 1 });
  forgetMember();
  expect(bus.latest('promotions:claimable-counted')).toEqual({ count: 0 });
});

it('counts nothing for a trial account, or where promotions are switched off', async () => {
  forgetMember();
  await signedIn('trial');
  setSwitches([{ modId: 'REWCEN3', enabled: '0', childrenNodes: [] }]);
  await signedIn('member');
  expect(operator.calls(getAvailablePromotions)).toEqual([]);
});
