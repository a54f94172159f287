import { leaveSession } from '@tessera/shared/session';
import { type FakeOperator, fakeOperator, refuse, signInForTest, startTestPage } from '@tessera/shared/testing';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { getCustomerService, getStatus } from '@tessera/shared/wire/system';
import messages from '../../locales/ko.json';
import { siteStatus } from '../testing/site-status.ts';
import { openSupport } from './open-support.ts';

jest.mock('@tessera/shared/support', () => ({ openPath: (sealed: string) => sealed.replace('sealed:', 'https://') }));

const desk = { location: { replace: jest.fn() }, close: jest.fn() };
const opened = jest.fn((): typeof desk | null => desk);
let operator: FakeOperator;
let shown: ToastMessage[] = [];

beforeAll(async () => {
  await startTestPage({ shell: messages });
  receiveToasts((change) => 'show' in change && shown.push(change.show));
});
beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  shown = [];
  leaveSession('chosen');
  window.open = opened as unknown as typeof window.open;
  operator = fakeOperator();
  operator.answer(getStatus, () => siteStatus);
  operator.answer(getCustomerService, ({ csType }) => ({
    csType,
    versionPathList: [
      { type: '1', path: 'sealed:desk.example/old' },
      { type: '3', path: 'sealed:desk.example/chat' },
    ],
  }));
});

const asked = () => operator.calls(getCustomerService).map(({ request }) => request.csType);

describe('customer service', () => {
  it('opens the path of type 3 in a small window', async () => {
    await openSupport();
    expect(opened).toHaveBeenCalledWith('about:blank', 'support', expect.stringMatching(/^popup,width=\d{3},/));
    expect(desk.location.replace).toHaveBeenCalledWith('https://desk.example/chat');
    expect(desk.close).not.toHaveBeenCalled();
  });

  it('asks for the status with the host of the page', async () => {
    await openSupport();
    expect(operator.calls(getStatus).map(({ request }) => request)).toEqual([{ url: window.location.host }]);
    expect(window.location.host).not.toBe('');
  });

  it('is the live chat again for whoever comes after a VIP has signed out', async () => {
    signInForTest({ clubLabel: { labelName: 'Diamond', rankLevel: 5 } });
    await openSupport();
    leaveSession('chosen');
    await openSupport();
    expect(asked()).toEqual(['VIP', 'LIVECHAT']);
  });

  it('is the VIP service above club rank 4, and the live chat for everybody else', async () => {
    await openSupport();
    signInForTest({ clubLabel: { labelName: 'Gold', rankLevel: 4 } });
    await openSupport();
    signInForTest({ clubLabel: { labelName: 'Diamond', rankLevel: 5 } });
    await openSupport();
    expect(asked()).toEqual(['LIVECHAT', 'LIVECHAT', 'VIP']);
  });

  it.each([
    ['the call fails', () => refuse('system.error', {}, 500)],
    ['there is no path of type 3', () => ({ csType: 'LIVECHAT' as const, versionPathList: [] })],
    [
      'the path leads to a host that is not the merchant’s',
      () => ({ csType: 'LIVECHAT' as const, versionPathList: [{ type: '3', path: 'sealed:evil.example/chat' }] }),
    ],
  ])('closes its window and shows an error when %s', async (_, answer) => {
    operator.answer(getCustomerService, answer);
    await openSupport();
    expect(desk.location.replace).not.toHaveBeenCalled();
    expect(desk.close).toHaveBeenCalled();
    expect(shown).toMatchObject([{ tone: 'danger', title: messages.support.failed }]);
  });

  it('shows an error when the browser blocked its window', async () => {
    opened.mockReturnValueOnce(null);
    await openSupport();
    expect(shown).toMatchObject([{ tone: 'warn', title: messages.support.blocked }]);
  });
});
