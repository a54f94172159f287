import { restoreSession } from '@tessera/shared/api';
import { readStored, sessionState } from '@tessera/shared/session';
import {
  type FakeOperator,
  fakeOperator,
  leaveForTest,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getMemberInfo } from '@tessera/shared/wire/auth';
import {
  getSupportConversation,
  getSupportPicture,
  markSupportRead,
  type SupportMessage,
  sendSupportMessage,
  uploadSupportPicture,
} from '@tessera/shared/wire/support';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../locales/ko.json';
import { Conversation } from './conversation.tsx';
import { supportUnread } from './unread.ts';

jest.mock('@tessera/shared/ui/shrink-picture', () => ({
  shrinkPicture: async (file: File) =>
    file.name.endsWith('.png') ? { ok: true, base64: 'UE5H' } : { ok: false, because: 'picture_invalid' },
}));

const text = messages.support;
const message = (id: number, author: SupportMessage['author'], body: string, pictures: string[] = []) => ({
  id,
  conversationId: 1,
  author,
  text: body,
  atMs: Date.UTC(2026, 10, 22, 3),
  pictures,
});
const pictureId = 'b1a7c1c2-5c59-4f0c-9a7e-0e9f3a1b2c3d';

let operator: FakeOperator;
let own: SupportMessage[];
let isOpen: boolean;

beforeAll(() => startTestPage({ shell: messages, ui: uiMessages }));
beforeEach(() => {
  leaveForTest();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  own = [];
  isOpen = true;
  operator = fakeOperator();
  operator.answer(getSupportConversation, ({ before }) => ({
    conversation: own.length > 0 ? { id: 1, isOpen, channel: 'LIVECHAT' as const } : null,
    messages: before ? [message(1, 'player', '오래된 질문')] : own,
    hasEarlier: !before && own[0]?.id === 2,
  }));
  operator.answer(markSupportRead, () => null);
  operator.answer(uploadSupportPicture, () => ({ id: pictureId }));
  operator.answer(getSupportPicture, () => ({ contentType: 'image/jpeg' as const, image: '/9j/' }));
  operator.answer(sendSupportMessage, ({ text: body, pictures }) => {
    own = [...own, message(own.length + 10, 'player', body, pictures)];
    return own.at(-1) as SupportMessage;
  });
});

const open = () => render(<Conversation />, { wrapper: TestPage });
const field = () => screen.findByRole('textbox', { name: text.message });
const log = () => screen.findByRole('log');
const sent = () => operator.calls(sendSupportMessage).map(({ request }) => request);

describe('the conversation with customer service', () => {
  it('keeps what is written while the account of the tab becomes known, and begins afresh for another one', async () => {
    signInForTest({ id: '7' });
    const session = sessionState();
    if (!('member' in session)) throw new Error('Nobody is signed in.');
    const facts = { mobile: '', email: '', payeeName: '', language: null, previousSignInMs: null };
    let arrive: () => void = () => undefined;
    operator.answer(
      getMemberInfo,
      () => new Promise((resolve) => (arrive = () => resolve({ ...session.member, ...facts }))),
    );
    const restored = restoreSession();
    expect(sessionState().role).toBe('restoring');
    open();
    await userEvent.type(await field(), '출금 문의');
    arrive();
    await act(() => restored);
    expect(sessionState().role).toBe('member');
    expect(await field()).toHaveValue('출금 문의');
    act(() => signInForTest({ id: '8' }));
    expect(await field()).toHaveValue('');
  });

  it('is invited to while it is empty, and shows an error with retry when it cannot be loaded', async () => {
    const page = open();
    expect(await screen.findByText(text.none)).toBeVisible();
    page.unmount();
    operator.answer(getSupportConversation, () => refuse('system.error', {}, 500));
    open();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await field()).toBeVisible();
  });

  it('sends by Enter, begins a line by Shift and Enter, and then shows the message', async () => {
    open();
    await userEvent.type(await field(), '입금이 안 보여요{Shift>}{Enter}{/Shift}어제 보냈습니다{Enter}');
    expect(await within(await log()).findByText(/어제 보냈습니다/)).toBeVisible();
    expect(sent()).toMatchObject([{ text: '입금이 안 보여요\n어제 보냈습니다', pictures: [] }]);
    expect(await field()).toHaveValue('');
    expect(readStored('hasAskedSupport')).toBe(true);
  });

  it('does not send what is empty, and says so', async () => {
    open();
    await userEvent.type(await field(), '   {Enter}');
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(text.refused.empty));
    expect(sent()).toEqual([]);
  });

  it.each([
    ['support.too.many.open', text.refused.support_too_many_open],
    ['support.pictures.full', text.refused.support_pictures_full],
    ['request.too.frequent', text.refused.request_too_frequent],
    ['anything.else', text.refused.other],
  ])('keeps the text when it is refused with %s, and sends the same message again', async (code, shown) => {
    operator.answer(sendSupportMessage, () => refuse(code, {}, 429));
    open();
    await userEvent.type(await field(), '안녕하세요{Enter}');
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(shown));
    expect(await field()).toHaveValue('안녕하세요');
    await userEvent.click(screen.getByRole('button', { name: text.send }));
    const [first, second] = sent();
    expect(second?.requestId).toBe(first?.requestId);
  });

  it('shows text as text, whatever it contains', async () => {
    own = [message(3, 'support', '<img src=x onerror=alert(1)><b>안녕</b>')];
    open();
    expect(await within(await log()).findByText('<img src=x onerror=alert(1)><b>안녕</b>')).toBeVisible();
    expect(document.querySelector('b')).toBeNull();
  });

  it('marks an answer as seen and takes the count away', async () => {
    act(() => supportUnread.set(2));
    own = [message(3, 'player', '질문'), message(4, 'support', '답변')];
    open();
    await within(await log()).findByText('답변');
    expect(operator.calls(markSupportRead).map(({ request }) => request.upTo)).toEqual([4]);
    expect(supportUnread.get()).toBe(0);
  });

  it('says that it has ended, and still takes the next message', async () => {
    own = [message(3, 'support', '감사합니다')];
    isOpen = false;
    open();
    expect(await screen.findByText(text.ended)).toBeVisible();
    await userEvent.type(await field(), '하나 더요{Enter}');
    expect(sent()).toHaveLength(1);
  });

  it('shows earlier messages on request', async () => {
    own = [message(2, 'player', '최근 질문')];
    open();
    await userEvent.click(await screen.findByRole('button', { name: text.earlier }));
    expect(await within(await log()).findByText('오래된 질문')).toBeVisible();
    expect(screen.queryByRole('button', { name: text.earlier })).toBeNull();
  });

  it('sends up to three pictures with a message, and refuses a fourth and what is none', async () => {
    open();
    await field();
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const png = (name: string) => new File(['x'], name, { type: 'image/png' });
    await userEvent.upload(input, ['1.png', '2.png', '3.png', '4.png'].map(png));
    expect(await screen.findByText(text.refused.many)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: text.send }));
    expect(sent()).toEqual([]);
    for (const name of ['4.png', '3.png', '2.png'])
      await userEvent.click(screen.getByRole('button', { name: `${name} 빼기` }));
    await userEvent.click(screen.getByRole('button', { name: text.send }));
    expect(await screen.findByRole('img', { name: text.picture })).toHaveAttribute(
      'src',
      'data:image/jpeg;base64,/9j/',
    );
    expect(sent()).toMatchObject([{ text: '', pictures: [pictureId] }]);
    await userEvent.upload(input, new File(['x'], 'page.jpg', { type: 'image/jpeg' }));
    await userEvent.click(screen.getByRole('button', { name: text.send }));
    expect(await screen.findByText(text.refused.picture_invalid)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
});
