import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastChange } from '@tessera/shared/ui/toast';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { storeSeenSession } from '../../api/seen-session.ts';
import { Console } from '../../console.tsx';

const lotus = { code: 'lotus', name: 'Lotus', hosts: [], currency: 'DIEM', theme: 'lotus', defaultLanguage: 'VI' };
const harbor = { ...lotus, code: 'harbor', name: 'Harbor', currency: 'P', theme: 'harbor', languages: ['VI'] };
const outside = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };
let site: { systemStatus: number; languages: string[]; isLotteryOn: boolean };
let sent: [path: string, body: unknown][];
let refused: string | undefined;
let answering: Promise<void>;
let toasts: ToastChange[];
let stopToasts: () => void;

const read = (path: string): unknown => {
  if (path.endsWith('/me')) return { username: 'operator' };
  if (path.endsWith('/switches')) return [{ modId: 'MF_LOTTERY', enabled: site.isLotteryOn ? '1' : '0' }];
  if (!path.endsWith('/merchants')) return undefined;
  return [
    { ...lotus, systemStatus: site.systemStatus, languages: site.languages },
    { ...harbor, systemStatus: 0 },
  ];
};

/** The operator's console calls, with their data in memory. */
async function answer(path: string, init: RequestInit = {}): Promise<unknown> {
  if (init.method !== 'PUT') return read(path);
  const body = JSON.parse(String(init.body));
  sent.push([path.replace('/console-api/merchants/lotus/', ''), body]);
  await answering;
  if (path.endsWith(refused ?? ' ')) return undefined;
  if (path.endsWith('/status')) site.systemStatus = body.systemStatus;
  if (path.endsWith('/languages')) site.languages = body.languages;
  if (path.endsWith('/switches')) site.isLotteryOn = body.changes[0].isOn;
  return path.endsWith('/switches') ? [{ modId: 'MF_LOTTERY', enabled: '0' }] : { ...site };
}

beforeEach(async () => {
  site = { systemStatus: 0, languages: ['VI', 'EN'], isLotteryOn: true };
  sent = [];
  refused = undefined;
  answering = Promise.resolve();
  toasts = [];
  stopToasts = receiveToasts((change) => toasts.push(change));
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    const value = await answer(path, init);
    const message = 'language.default.missing';
    return { status: value ? 200 : 400, json: async () => ({ success: value !== undefined, value, message }) };
  }) as never;
  globalThis.EventSource = class extends EventTarget {
    close() {}
  } as never;
  document.documentElement.lang = 'ko';
  storeSeenSession(true);
  await startTestPage({ console: messages, ui });
});
afterEach(() => {
  Object.assign(globalThis, outside);
  storeSeenSession(false);
  stopToasts();
});

async function changeAll() {
  const person = userEvent.setup();
  render(
    <TestPage path="/switches">
      <Console />
    </TestPage>,
  );
  await person.click(await screen.findByRole('switch', { name: 'MF_LOTTERY' }));
  await person.click(screen.getByRole('checkbox', { name: '태국어' }));
  await person.click(screen.getByText('점검'));
  return person;
}
const press = (name: string) => screen.getByRole('button', { name });
const lottery = () => screen.getByRole('switch', { name: 'MF_LOTTERY' });

it('nothing changes until it is applied: all changes are listed, and each can be undone', async () => {
  const person = await changeAll();
  expect(screen.getByText('바뀐 항목 3개')).toBeVisible();
  expect(screen.getByText('Lotus (3)')).toBeVisible();
  await person.click(press('되돌리기: 태국어 넣기'));
  expect(screen.getByRole('checkbox', { name: '태국어' })).not.toBeChecked();
  await person.click(press('모두 되돌리기'));
  expect(lottery()).toBeChecked();
  expect(press('적용하기')).toBeDisabled();
  expect(sent).toEqual([]);
});

it('describes each switch, and finds it by the description', async () => {
  const person = await changeAll();
  expect(screen.getByText('복권 타일: 추첨과 베팅')).toBeVisible();
  await person.type(screen.getByRole('searchbox'), '추첨과');
  expect(lottery()).toBeVisible();
  await person.type(screen.getByRole('searchbox'), ' 없는 말');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('applies all changes at once, the closing of the site last and only after a confirmation', async () => {
  const person = await changeAll();
  await person.click(press('적용하기'));
  expect(sent).toEqual([]);
  await person.click(press('사이트 닫기'));
  expect(await screen.findByText('바뀐 항목 0개')).toBeVisible();
  expect(sent).toEqual([
    ['switches', { changes: [{ modId: 'MF_LOTTERY', isOn: false }] }],
    ['languages', { languages: ['VI', 'EN', 'TH'] }],
    ['status', { systemStatus: 1 }],
  ]);
  expect(lottery()).not.toBeChecked();
});

it('a change that the operator refused stays in the list, with the reason', async () => {
  const person = await changeAll();
  refused = '/languages';
  await person.click(press('적용하기'));
  await person.click(press('사이트 닫기'));
  await waitFor(() => expect(screen.getByText('바뀐 항목 2개')).toBeVisible());
  expect(press('되돌리기: 태국어 넣기')).toBeVisible();
  expect(site.systemStatus).toBe(0);
  await waitFor(() => expect(toasts).toMatchObject([{ show: { detail: '기본 언어는 뺄 수 없습니다.' } }]));
});

it('a change that is being applied can be neither edited nor sent again, also after a visit to another merchant', async () => {
  let goOn = () => {};
  answering = new Promise((resolve) => {
    goOn = resolve;
  });
  const person = await changeAll();
  await person.click(press('적용하기'));
  await person.click(press('사이트 닫기'));
  await waitFor(() => expect(lottery()).toBeDisabled());
  expect(press('되돌리기: 태국어 넣기')).toBeDisabled();
  expect(press('모두 되돌리기')).toBeDisabled();
  await person.click(screen.getByText('Harbor'));
  await waitFor(() => expect(lottery()).toBeEnabled());
  await person.click(screen.getByText('Lotus (3)'));
  await waitFor(() => expect(lottery()).toBeDisabled());
  await person.click(press('적용하기'));
  expect(screen.queryByRole('button', { name: '사이트 닫기' })).not.toBeInTheDocument();
  goOn();
  expect(await screen.findByText('바뀐 항목 0개')).toBeVisible();
  await waitFor(() => expect(lottery()).toBeEnabled());
  expect(sent.map(([path]) => path)).toEqual(['switches', 'languages', 'status']);
});

it('the list remains while another page is open, and the menu shows its length', async () => {
  const person = await changeAll();
  await person.click(screen.getByRole('link', { name: '발신함' }));
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: '스위치 3' }));
  expect(await screen.findByText('바뀐 항목 3개')).toBeVisible();
  expect(await screen.findByRole('switch', { name: 'MF_LOTTERY' })).not.toBeChecked();
});
