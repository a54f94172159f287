import { openDialog } from '@tessera/shared/dialogs';
import { bus } from '@tessera/shared/events';
import { removeStored } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage } from '@tessera/shared/testing';
import { getAvailablePromotions, getMemberAnnouncements } from '@tessera/shared/wire/promotions';
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
