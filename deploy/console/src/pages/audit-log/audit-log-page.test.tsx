import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { auditActions, auditFields } from '@tessera/shared/wire/console';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '../../../locales/en.json';
import messages from '../../../locales/ko.json';
import { AuditLogPage } from './audit-log-page.tsx';

const { fetch } = globalThis;
const { auditLog } = messages;
let asked: URLSearchParams[];
let answer: () => unknown;

const entry = (id: number, more: object = {}) => ({
  id: String(id),
  operator: 'operator',
  action: 'deposit.rejected',
  merchant: 'lotus',
  atMs: 0,
  detail: { id: '7', reasonCode: 'deposit.not.received', note: null },
  ...more,
});

beforeEach(async () => {
  asked = [];
  answer = () => ({ total: 120, list: [entry(2), entry(1, { action: 'tomorrow.done', merchant: null, detail: {} })] });
  globalThis.fetch = (async (path: string) => {
    if (path.startsWith('/console-api/merchants'))
      return { status: 200, json: async () => ({ success: true, value: merchants }) };
    asked.push(new URL(path, 'http://console').searchParams);
    const value = answer();
    if (value === undefined)
      return { status: 503, json: async () => ({ success: false, message: 'system.unavailable' }) };
    return { status: 200, json: async () => ({ success: true, value }) };
  }) as never;
  await startTestPage({ console: messages, ui });
});
const show = () =>
  render(
    <TestPage>
      <AuditLogPage />
    </TestPage>,
  );
afterEach(() => {
  globalThis.fetch = fetch;
});

const merchants = ['aurora', 'lotus'].map((code) => ({
  code,
  name: code.toUpperCase(),
  hosts: [],
  currency: 'P',
  languages: [],
  defaultLanguage: 'EN',
  theme: code,
  systemStatus: 0,
}));

describe('the audit log of the console', () => {
  it('has a message for each action', () => {
    const keys = auditActions.map((code) => code.replaceAll('.', '_'));
    expect(Object.keys(auditLog.action)).toEqual(expect.arrayContaining(keys));
  });

  it('has a name for each detail that can be written, in both languages', () => {
    for (const { auditLog: texts } of [messages, english])
      expect(Object.keys(texts.field)).toEqual(expect.arrayContaining([...auditFields]));
  });

  it('lists who did what, by pages and of one merchant', async () => {
    const person = userEvent.setup();
    show();
    const row = (await screen.findByText(auditLog.action.deposit_rejected)).closest('tr') as HTMLElement;
    expect(within(row).getByText('operator')).toBeVisible();
    expect(await within(row).findByText('LOTUS')).toBeVisible();
    expect(within(row).getByText(`번호: 7 · 사유: ${messages.reason.deposit_not_received}`)).toBeVisible();
    // What a later release does is shown by its code.
    expect(screen.getByText('tomorrow.done')).toBeVisible();
    await person.click(screen.getByRole('button', { name: ui.pagination.next }));
    expect(asked.at(-1)?.get('page')).toBe('2');
    await person.click(screen.getByRole('combobox'));
    await person.click(await screen.findByRole('option', { name: 'LOTUS' }));
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ page: '1', pageSize: '50', merchant: 'lotus' });
  });

  it('names what was changed by its words, whatever a part contains', async () => {
    const wanted = { PASS3: true, PVP3: false };
    const rules = [
      { field: 'username', enabled: true, required: true, minLength: 6, maxLength: 13 },
      { field: 'zalo', enabled: false, required: false, minLength: 0, maxLength: 13 },
    ];
    const support = { hosts: ['help.example'], vipUrl: 'https://help.example/vip' };
    answer = () => ({
      total: 1,
      list: [entry(1, { action: 'merchant.settings', detail: { code: 'lotus', wanted, rules, support, tomorrow: 1 } })],
    });
    show();
    const row = (await screen.findByText(auditLog.action.merchant_settings)).closest('tr') as HTMLElement;
    for (const text of [
      '스위치: PASS3 켜기, PVP3 끄기',
      '회원가입 양식: 아이디 (필수, 6–13)',
      '고객 상담: 허용 호스트 help.example, VIP 상담 https://help.example/vip',
      'tomorrow: 1',
    ])
      expect(row).toHaveTextContent(text);
    expect(row).not.toHaveTextContent('lotus');
  });

  it('shows that it is loading, that it failed with a way to try again, and that it is empty', async () => {
    answer = () => undefined;
    const person = userEvent.setup();
    show();
    expect(screen.getByText(ui.resource.loading).parentElement).toHaveAttribute('aria-busy', 'true');
    const retry = await screen.findByRole('button', { name: ui.action.retry });
    answer = () => ({ total: 0, list: [] });
    await person.click(retry);
    expect(await screen.findByText(auditLog.empty)).toBeVisible();
    expect(screen.getByText(auditLog.emptyDetail)).toBeVisible();
  });
});
