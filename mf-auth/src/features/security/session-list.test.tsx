import { readCookie, removeCookie, writeCookie } from '@tessera/shared/session';
import { type FakeOperator, signInForTest } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { receiveToasts } from '@tessera/shared/ui/toast';
import { endOtherSessions, endRemembered, getSessions, revokeSession } from '@tessera/shared/wire/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { kindOperator } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import { SessionList } from './session-list.tsx';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const untilMs = Date.UTC(2026, 10, 21, 3);
const [session] = recorded(getSessions);
const place = { ...session, ip: '203.0.113.7', userAgent: chrome, createdAtMs: 0 };
const here = { ...place, id: 1, isCurrent: true, remembered: { id: 11, untilMs } };
const elsewhere = { ...place, id: 2, isCurrent: false, remembered: null };
const closed = { ...place, id: null, isCurrent: false, userAgent: '', remembered: { id: 12, untilMs } };

describe('where somebody is signed in', () => {
  let operator: FakeOperator;
  let toasts: string[] = [];
  beforeAll(async () => {
    await prepareSite();
    receiveToasts((change) => 'show' in change && toasts.push(change.show.title));
  });
  beforeEach(() => {
    freshVisitor('/member/securityCenter');
    toasts = [];
    operator = kindOperator();
    operator.answer(getSessions, () => [here, elsewhere, closed]);
    for (const ending of [endOtherSessions, endRemembered, revokeSession]) operator.answer(ending, () => null);
    signInForTest({ account: 'moonlit07' });
  });

  const show = async () => {
    const view = renderDialog(SessionList as never, {});
    const rows = await screen.findAllByRole('listitem');
    return { ...view, rows };
  };

  it('lists browsers that come back without a password, also those with no session open, and until when', async () => {
    const { rows } = await show();
    expect(rows).toHaveLength(3);
    expect(rows.map((row) => /2026-11-21 12:00까지 로그인 저장/.test(row.textContent ?? ''))).toEqual([
      true,
      false,
      true,
    ]);
    expect(rows[0]).toHaveTextContent('지금 여기');
  });

  it('ends what a browser remembers where no session is open', async () => {
    const { person, rows } = await show();
    await person.click(within(rows[2] as HTMLElement).getByRole('button', { name: '알 수 없는 기기: 저장 지우기' }));
    await waitFor(() => expect(operator.calls(endRemembered)[0]?.request).toEqual({ id: 12 }));
    await waitFor(() => expect(toasts).toEqual(['알 수 없는 기기에 저장된 로그인을 지웠습니다']));
  });

  it('ends what this browser remembers, which offers it no more and stays signed in', async () => {
    writeCookie('rememberedPassword', 'username');
    const { person, rows } = await show();
    await person.click(within(rows[0] as HTMLElement).getByRole('button', { name: 'Chrome · Windows: 저장 지우기' }));
    await waitFor(() => expect(operator.calls(endRemembered)[0]?.request).toEqual({ id: 11 }));
    await waitFor(() => expect(readCookie('rememberedPassword')).toBeUndefined());
    expect(operator.calls(revokeSession)).toHaveLength(0);
    removeCookie('rememberedPassword');
  });

  it('ends all others with one press, offered only where there are others', async () => {
    const { person, unmount } = await show();
    await person.click(screen.getByRole('button', { name: '다른 곳에서 모두 로그아웃' }));
    await waitFor(() => expect(toasts).toEqual(['다른 곳에서 모두 로그아웃했습니다']));
    expect(operator.calls(endOtherSessions)).toHaveLength(1);
    unmount();
    operator.answer(getSessions, () => [here]);
    await show();
    expect(screen.queryByRole('button', { name: '다른 곳에서 모두 로그아웃' })).not.toBeInTheDocument();
  });
});
