import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import {
  createPromotionLink,
  getDownlineSettings,
  getPromotionLinks,
  type PromotionLink,
  revokePromotionLink,
} from '@tessera/shared/wire/agent';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import type { LinkRequest } from '../../api/links.ts';
import RegisterAccountPage from './register-account.page.tsx';

const [made] = recorded(getPromotionLinks).list;
const link = { ...(made as PromotionLink), label: '텔레그램', code: 'ABC2DEF3GH', visits: 1234, registrations: 56 };

describe('the promotion links of an agent', () => {
  let operator: FakeOperator;
  let list: PromotionLink[];
  let requests: LinkRequest[];
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    [list, requests] = [[link], []];
    operator.answer(getDownlineSettings, () => recorded(getDownlineSettings));
    operator.answer(getPromotionLinks, () => ({ limit: 20, list }));
    operator.answer(createPromotionLink, (request) => {
      requests.push(request);
      const fresh = { ...link, id: '99', label: request.label, code: 'NEW2NEW3NE' };
      list = [fresh, ...list];
      return fresh;
    });
    operator.answer(revokePromotionLink, ({ id }) => {
      list = list.map((one) => (one.id === id ? { ...one, state: 'revoked' as const } : one));
      return { ...link, state: 'revoked' as const };
    });
  });
  const show = () => {
    render(
      <TestPage path="/agent/registerAccount?view=links">
        <RegisterAccountPage />
      </TestPage>,
    );
    return userEvent.setup();
  };

  it('show what each gives and what has come of it, with its address and a QR code', async () => {
    const person = show();
    const card = within((await screen.findByRole('heading', { name: '텔레그램' })).closest('li') as HTMLElement);
    for (const text of ['사용 중', '0.30%', '1,234', '56', '기한 없음']) expect(card.getByText(text)).toBeVisible();
    expect(card.getByText('http://localhost/register?affiliateCode=ABC2DEF3GH')).toBeVisible();
    expect(screen.getByText('사용 중 1 / 최대 20')).toBeVisible();
    await person.click(card.getByRole('button', { name: 'QR 코드 보기' }));
    expect(await card.findByTitle('텔레그램 링크의 QR 코드')).toBeInTheDocument();
  });

  it('are made with a label, a kind, a rebate and an end, or none', async () => {
    const person = show();
    await person.click(await screen.findByRole('button', { name: '링크 만들기' }));
    expect(screen.getByText('입력하세요.')).toBeVisible();
    await person.type(screen.getByRole('textbox', { name: '링크 이름' }), '블로그');
    await person.click(screen.getByRole('radio', { name: /매장/ }));
    await person.click(screen.getByRole('button', { name: '롤링 늘리기' }));
    await person.click(screen.getByRole('radio', { name: '기한 없음' }));
    await person.click(screen.getByRole('button', { name: '링크 만들기' }));
    expect(await screen.findByRole('heading', { name: '블로그' })).toBeVisible();
    expect(requests).toEqual([{ label: '블로그', rank: 'shop', rebateBasisPoints: 10, expiresAtMs: null }]);
  });

  it('say why one could not be made, and keep what was typed', async () => {
    operator.answer(createPromotionLink, () => refuse('agent.link.limit', { limit: 20 }));
    const person = show();
    await person.type(await screen.findByRole('textbox', { name: '링크 이름' }), '블로그');
    await person.click(screen.getByRole('button', { name: '링크 만들기' }));
    expect(await screen.findByText(/최대 수에 이르렀습니다/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: '링크 이름' })).toHaveValue('블로그');
  });

  it('are revoked after a question, and stay in the list without an address', async () => {
    const person = show();
    await person.click(await screen.findByRole('button', { name: '사용 중지' }));
    const question = within(await screen.findByRole('alertdialog', { name: '“텔레그램” 링크를 중지할까요?' }));
    await person.click(question.getByRole('button', { name: '사용 중지' }));
    expect(await screen.findByText('중지됨')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/ABC2DEF3GH/)).not.toBeInTheDocument());
  });

  it('say when there is none', async () => {
    list = [];
    show();
    expect(await screen.findByText('만든 가입 링크가 없습니다.')).toBeVisible();
  });
});
