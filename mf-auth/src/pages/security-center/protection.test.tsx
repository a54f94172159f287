import { type FakeOperator, refuse, signInForTest } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { getMemberInfo } from '@tessera/shared/wire/auth';
import { getProtection, setMarketingConsent, startBreak } from '@tessera/shared/wire/protection';
import { screen, waitFor, within } from '@testing-library/react';
import ko from '../../../locales/ko.json';
import type { Protection } from '../../api/protection.ts';
import { kindOperator } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import SecurityCenterPage from './security-center.page.tsx';

const { protection: words } = ko;
const untilMs = Date.parse('2026-11-22T12:07:00Z');
let operator: FakeOperator;
let status: Protection;
let told: ToastMessage[] = [];
beforeAll(async () => {
  await prepareSite();
  receiveToasts((change) => 'show' in change && told.push(change.show));
});
beforeEach(() => {
  freshVisitor('/member/securityCenter');
  told = [];
  status = recorded(getProtection);
  operator = kindOperator();
  signInForTest({ account: 'moonlit07' });
  operator.answer(getMemberInfo, () => ({
    ...recorded(getMemberInfo),
    account: 'moonlit07',
    offers: 'closed' as const,
  }));
  operator.answer(getProtection, () => status);
  operator.answer(startBreak, ({ length }) => {
    status = { ...status, break: { kind: 'cool-off', untilMs }, lengths: { coolOff: [], exclusion: [length] } };
    return status;
  });
  operator.answer(setMarketingConsent, ({ channel, isGiven }) => {
    status = { ...status, consents: { ...status.consents, [channel]: isGiven } };
    return null;
  });
});
const show = () => renderDialog(SecurityCenterPage as never, {});
const form = () => screen.findByRole('form', { name: words.break.title });

describe('taking a break', () => {
  it('is chosen, explained and begun by keyboard alone, and says until when it lasts', async () => {
    const { person } = show();
    const choices = await form();
    within(choices).getByRole('button', { name: words.break.choose });
    within(choices).getByRole('radio', { name: '24시간' }).focus();
    await person.keyboard(' ');
    within(choices).getByRole('button', { name: '24시간 쉬기' }).focus();
    await person.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: '쉬기: 24시간' });
    expect(question).toHaveAccessibleDescription(words.confirm.once);
    for (const effect of ['bets', 'deposits', 'games', 'offers', 'withdrawals', 'earned', 'open', 'bonus'] as const)
      expect(within(question).getByText(words.confirm[effect])).toBeVisible();
    expect(within(question).queryByText(words.confirm.account)).toBeNull();
    expect(operator.calls(startBreak)).toHaveLength(0);
    within(question).getByRole('button', { name: words.confirm.begin }).focus();
    await person.keyboard('{Enter}');
    const status = await screen.findByText('2026-11-22 21:07까지 쉬는 중입니다.');
    await waitFor(() => expect(status).toHaveFocus());
    expect(screen.getByText(words.break.meanwhile)).toBeVisible();
    const [call] = operator.calls(startBreak);
    expect(call?.request).toMatchObject({ kind: 'cool-off', length: { unit: 'hours', count: 24 } });
    expect(told.map(({ title }) => title)).toEqual([words.break.begun]);
  });

  it('is not begun when the question is cancelled', async () => {
    const { person } = show();
    await person.click(within(await form()).getByRole('radio', { name: '6개월' }));
    await person.click(screen.getByRole('button', { name: '6개월 쉬기' }));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(words.confirm.account)).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(operator.calls(startBreak)).toHaveLength(0);
  });

  it('says why it was refused and shows what is so now', async () => {
    operator.answer(startBreak, () => {
      status = { ...status, break: { kind: 'exclusion', untilMs: null }, lengths: { coolOff: [], exclusion: [] } };
      return refuse('break.not.longer');
    });
    const { person } = show();
    await person.click(within(await form()).getByRole('radio', { name: '7일' }));
    await person.click(screen.getByRole('button', { name: '7일 쉬기' }));
    await person.click(await screen.findByRole('button', { name: words.confirm.begin }));
    expect(await screen.findByText(words.break.forGood)).toBeVisible();
    expect(told.map(({ title }) => title)).toEqual([ko.error.break_not_longer]);
    expect(screen.queryByRole('form', { name: words.break.title })).toBeNull();
  });

  it('can be loaded again when it could not be, and is absent where the operator has no such call', async () => {
    operator.answer(getProtection, () => refuse('system.error'));
    const { person, unmount } = show();
    const panel = (await screen.findByRole('heading', { name: words.break.title })).closest('section') as HTMLElement;
    const retry = await within(panel).findByRole('button', { name: '다시 시도' });
    operator.answer(getProtection, () => status);
    await person.click(retry);
    expect(await form()).toBeVisible();
    unmount();
    operator.answer(getProtection, () => refuse('function.not.available'));
    show();
    await screen.findByRole('heading', { name: ko.security.title });
    await waitFor(() => expect(screen.queryByText(words.break.title)).toBeNull());
  });
});

describe('consent to marketing', () => {
  it('is off at first, given by channel, and taken back as easily', async () => {
    const { person } = show();
    const popup = await screen.findByRole('switch', { name: words.consent.popup });
    for (const channel of screen.getAllByRole('switch')) expect(channel).not.toBeChecked();
    await person.click(popup);
    await waitFor(() => expect(status.consents.popup).toBe(true));
    expect(popup).toBeChecked();
    await new Promise((resolve) => setTimeout(resolve));
    await person.click(popup);
    await waitFor(() => expect(popup).not.toBeChecked());
    expect(operator.calls(setMarketingConsent).map(({ request }) => request)).toEqual([
      { channel: 'popup', isGiven: true },
      { channel: 'popup', isGiven: false },
    ]);
  });

  it('stays as it was when it could not be stored', async () => {
    operator.answer(setMarketingConsent, () => refuse('system.error'));
    const { person } = show();
    const inbox = await screen.findByRole('switch', { name: words.consent.inbox });
    await person.click(inbox);
    await waitFor(() => expect(told).toHaveLength(1));
    await waitFor(() => expect(inbox).not.toBeChecked());
  });
});
