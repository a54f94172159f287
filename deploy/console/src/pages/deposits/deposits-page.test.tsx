import { useLocation } from '@tessera/shared/router';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { DepositsPage } from './deposits-page.tsx';

const { fetch } = globalThis;
const { deposits, queue, withdrawals, column } = messages;
let asked: URLSearchParams[];
let answer: () => unknown;

const merchants = ['aurora', 'lotus'].map((code) => ({
  ...{ code, name: code.toUpperCase(), hosts: [], currency: 'P', languages: [], defaultLanguage: 'EN', theme: code },
  systemStatus: 0,
}));
const deposit = (id: number, more: object = {}) => ({
  ...{ id: String(id), merchant: 'aurora', username: `player${id}`, reference: `D-${id}`, methodId: 'bank-transfer' },
  ...{
    isAutomatic: false,
    status: 'pending',
    money: { amountMinor: 2_000_000, currency: 'P' },
    depositorName: '홍길동',
  },
  ...{ createdAtMs: 0, answerByMs: 0, decidedAtMs: null, reasonCode: null },
  ...more,
});

beforeEach(async () => {
  asked = [];
  answer = () => ({ total: 120, list: [deposit(2), deposit(1, { status: 'approved', decidedAtMs: 0 })] });
  globalThis.fetch = (async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://console');
    if (pathname === '/console-api/merchants')
      return { status: 200, json: async () => ({ success: true, value: merchants }) };
    asked.push(searchParams);
    const value = answer();
    return value === undefined
      ? { status: 503, json: async () => ({ success: false, message: 'system.unavailable' }) }
      : { status: 200, json: async () => ({ success: true, value }) };
  }) as never;
  await startTestPage({ console: messages, ui });
});
afterEach(() => {
  globalThis.fetch = fetch;
});
let search = '';
function Address() {
  ({ search } = useLocation());
  return null;
}
const show = (query = '') =>
  render(
    <TestPage path={`/deposits${query}`}>
      <DepositsPage />
      <Address />
    </TestPage>,
  );
const address = () => Object.fromEntries(new URLSearchParams(search));

describe('the queue of deposits', () => {
  it('has its view, filters and page in the address, and a new filter begins at the first page', async () => {
    show('?view=all&merchant=aurora&from=2026-03-02&min=10&page=2');
    expect(await screen.findByText('player2')).toBeVisible();
    const day = new Date(2026, 2, 2).getTime();
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      ...{ page: '2', pageSize: '50', merchant: 'aurora', fromMs: String(day), minMinor: '1000' },
    });
    await userEvent.click(screen.getByRole('button', { name: ui.pagination.next }));
    expect(address()).toMatchObject({ page: '3' });
    await userEvent.type(screen.getByLabelText(withdrawals.search), 'kim');
    expect(address()).toEqual({ view: 'all', merchant: 'aurora', from: '2026-03-02', min: '10', search: 'kim' });
    await userEvent.click(screen.getByText(deposits.approved, { selector: 'button, label, span, button *' }));
    expect(address()).toMatchObject({ view: 'approved', search: 'kim' });
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('kim'));
    expect(asked.flatMap((query) => query.get('search') ?? [])).not.toContain('k');
    await userEvent.click(screen.getByRole('button', { name: queue.clear }));
    expect(address()).toEqual({ view: 'approved' });
    await screen.findByText('player2');
    const cleared = { page: '1', pageSize: '50', status: 'approved' };
    await waitFor(() => expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual(cleared));
  });

  it('says what is empty, and that nothing matches where a filter is set', async () => {
    answer = () => ({ total: 0, list: [] });
    show();
    expect(await screen.findByText(deposits.empty)).toBeVisible();
    await userEvent.type(screen.getByLabelText(withdrawals.search), 'x');
    expect(await screen.findByText(queue.noneFound)).toBeVisible();
  });

  it('goes to the first page from one that there is not', async () => {
    answer = () => (asked.at(-1)?.get('page') === '9' ? { total: 0, list: [] } : { total: 1, list: [deposit(7)] });
    show('?page=9');
    expect(await screen.findByText('player7')).toBeVisible();
    expect(address()).toEqual({});
  });

  it('offers a retry when the operator fails', async () => {
    answer = () => undefined;
    show();
    const retry = await screen.findByRole('button', { name: ui.action.retry });
    answer = () => ({ total: 1, list: [deposit(7)] });
    await userEvent.click(retry);
    expect(await within(await screen.findByRole('table')).findByText('player7')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: column.amount })).toBeVisible();
  });
});
