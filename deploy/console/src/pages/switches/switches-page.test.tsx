import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { SwitchesPage } from './switches-page.tsx';

const lotus = { code: 'lotus', name: 'Lotus', hosts: [], currency: 'DIEM', theme: 'lotus', defaultLanguage: 'VI' };
let site: { systemStatus: number; languages: string[]; isLotteryOn: boolean };
let sent: [path: string, body: unknown][];
let refused: string | undefined;

/** The operator's console calls, over what it has stored. */
async function answer(path: string, init: RequestInit = {}): Promise<unknown> {
  if (init.method !== 'PUT')
    return path.endsWith('/switches')
      ? [{ modId: 'MF_LOTTERY', enabled: site.isLotteryOn ? '1' : '0' }]
      : [{ ...lotus, systemStatus: site.systemStatus, languages: site.languages }];
  const body = JSON.parse(String(init.body));
  sent.push([path.replace('/console-api/merchants/lotus/', ''), body]);
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
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    const value = await answer(path, init);
    return { status: value ? 200 : 500, json: async () => ({ success: value !== undefined, value }) };
  }) as never;
  document.documentElement.lang = 'ko';
  await startTestPage({ console: messages, ui });
});

async function changeAll() {
  const person = userEvent.setup();
  render(
    <TestPage>
      <SwitchesPage />
    </TestPage>,
  );
  await person.click(await screen.findByRole('switch', { name: 'MF_LOTTERY' }));
  await person.click(screen.getByRole('checkbox', { name: '태국어' }));
  await person.click(screen.getByText('점검'));
  return person;
}
const press = (name: string) => screen.getByRole('button', { name });

it('nothing changes until it is applied: all that will is listed, and each can be taken back', async () => {
  const person = await changeAll();
  expect(screen.getByText('바뀐 항목 3개')).toBeVisible();
  expect(screen.getByText('Lotus (3)')).toBeVisible();
  await person.click(press('되돌리기: 태국어 넣기'));
  expect(screen.getByRole('checkbox', { name: '태국어' })).not.toBeChecked();
  await person.click(press('모두 되돌리기'));
  expect(screen.getByRole('switch', { name: 'MF_LOTTERY' })).toBeChecked();
  expect(press('적용하기')).toBeDisabled();
  expect(sent).toEqual([]);
});

it('applies all of it at once, the closing of the site last and only once that is confirmed', async () => {
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
  expect(screen.getByRole('switch', { name: 'MF_LOTTERY' })).not.toBeChecked();
});

it('what the operator refused stays on the list', async () => {
  const person = await changeAll();
  refused = '/languages';
  await person.click(press('적용하기'));
  await person.click(press('사이트 닫기'));
  await waitFor(() => expect(screen.getByText('바뀐 항목 2개')).toBeVisible());
  expect(press('되돌리기: 태국어 넣기')).toBeVisible();
  expect(site.systemStatus).toBe(0);
});
