import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { inboxTargets } from '@tessera/shared/wire/inbox';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '../../../locales/en.json';
import messages from '../../../locales/ko.json';
import { CampaignsPage } from './campaigns-page.tsx';

const { fetch } = globalThis;
const { campaigns } = messages;
let sent: Record<string, unknown>[];
let counted: URLSearchParams[];
let refusal: string | undefined;

const merchant = {
  ...{ code: 'aurora', name: 'Aurora', hosts: [], currency: 'P', languages: ['KO', 'EN'], defaultLanguage: 'KO' },
  ...{ theme: 'aurora', systemStatus: 0 },
};
const options = {
  ...{ timeZone: 'Asia/Seoul', currency: 'P', defaultLanguage: 'KO', nextPosition: 0, categories: [], products: [] },
  promotions: [{ id: 'first-deposit', title: 'First deposit' }],
};
const running = {
  ...{ id: '7', merchant: 'aurora', kind: 'service', reason: 'New terms', title: 'Terms', state: 'sending' },
  ...{ delivered: 200, leftOut: 3, waiting: 40, startsAtMs: 0, endedAtMs: null, createdBy: 'operator' },
  ...{ createdAtMs: 0, stoppedBy: null },
};

beforeEach(async () => {
  localStorage.clear();
  document.documentElement.lang = 'ko';
  [sent, counted, refusal] = [[], [], undefined];
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(path, 'http://console');
    const value = () => {
      if (pathname.endsWith('/merchants')) return [merchant];
      if (pathname.includes('/promotion-options/')) return options;
      if (pathname.includes('/audiences/')) {
        counted.push(searchParams);
        return searchParams.has('rankFrom') ? { matching: 12, withConsent: 5 } : { matching: 300, withConsent: 80 };
      }
      if (init?.method !== 'POST') return { total: 1, list: [running] };
      sent.push({ pathname, ...(JSON.parse(String(init.body)) as object) });
      return { id: '8', isChanged: true };
    };
    const answer = value();
    const isRefused = refusal !== undefined && init?.method === 'POST';
    const body = isRefused ? { success: false, message: refusal } : { success: true, value: answer };
    return { status: isRefused ? 400 : 200, json: async () => body };
  }) as never;
  await startTestPage({ console: messages, ui });
});
afterEach(() => {
  globalThis.fetch = fetch;
});

async function open() {
  const person = userEvent.setup();
  render(
    <TestPage>
      <CampaignsPage />
    </TestPage>,
  );
  await screen.findByLabelText(campaigns.field.title);
  return person;
}
const keepDraft = (more: object = {}) => {
  const texts = { EN: { title: 'News', content: 'Text' }, KO: { title: '소식', content: '내용' } };
  localStorage.setItem('console.draft.campaign.aurora', JSON.stringify({ texts, ...more }));
};

it('names everything that a message can lead to', async () => {
  const person = await open();
  await person.click(screen.getByRole('combobox', { name: campaigns.field.page }));
  const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(names).toEqual([campaigns.noPage, ...inboxTargets.map((page) => campaigns.page[page])]);
  for (const texts of [campaigns, english.campaigns])
    expect(Object.keys(texts.page).sort()).toEqual([...inboxTargets].sort());
});

it('counts the segment while its bounds are typed, and how many of it agreed to messages', async () => {
  const person = await open();
  expect(await screen.findByText('300')).toBeVisible();
  expect(screen.getByText('80')).toBeVisible();
  await person.type(screen.getByLabelText(campaigns.field.rankFrom), '5');
  expect(await screen.findByText('12')).toBeVisible();
  expect(Object.fromEntries(counted.at(-1) ?? [])).toEqual({ rankFrom: '5' });
  await person.type(screen.getByLabelText(campaigns.field.rankTo), 'x');
  expect(screen.getByLabelText(campaigns.field.rankTo)).toHaveAccessibleDescription(campaigns.rule.numeric);
});

it('asks for the language that is missing, and for the reason of a service message', async () => {
  keepDraft({ kind: 'service', texts: { EN: { title: 'News', content: 'Text' } } });
  const person = await open();
  await person.click(screen.getByRole('button', { name: campaigns.send }));
  expect(screen.getByLabelText(campaigns.field.title)).toHaveAccessibleDescription(campaigns.rule.title);
  expect(screen.getByLabelText(campaigns.field.reason)).toHaveAccessibleDescription(campaigns.rule.reason);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('goes to the first wrong field, also to a date that is half typed, and does not send at once for it', async () => {
  keepDraft();
  const person = await open();
  const [registered, starts] = [campaigns.field.registeredFrom, campaigns.field.starts].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  );
  for (const field of [registered, starts])
    Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true });
  await person.click(screen.getByRole('button', { name: campaigns.send }));
  expect(registered).toHaveFocus();
  expect(registered).toHaveAccessibleDescription(campaigns.rule.date);
  expect(starts).toHaveAccessibleDescription(expect.stringContaining(campaigns.rule.starts));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('sends once it is confirmed, with days of the merchant’s calendar, and keeps what was typed when it is refused', async () => {
  keepDraft({ registeredFrom: '2026-01-02', registeredTo: '2026-01-02', balanceFrom: '100' });
  const person = await open();
  const send = async () => {
    await person.click(screen.getByRole('button', { name: campaigns.send }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: campaigns.send }));
  };
  refusal = 'campaign.time.past';
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText(campaigns.field.title)).toHaveValue('소식');
  refusal = undefined;
  await send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    ...{ pathname: '/console-api/campaigns', merchant: 'aurora', kind: 'marketing', page: null, startsAtMs: null },
    texts: { EN: { title: 'News' }, KO: { title: '소식' } },
    segment: {
      registeredFromMs: Date.UTC(2026, 0, 1, 15),
      registeredToMs: Date.UTC(2026, 0, 2, 15),
      balanceFromMinor: 10_000,
    },
  });
  // Both tries are one request, so that a broken connection cannot send it twice.
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
  await waitFor(() => expect(screen.getByLabelText(campaigns.field.title)).toHaveValue(''));
});

it('shows how far a message is, who sent it, and stops it', async () => {
  const person = await open();
  const row = (await screen.findByText('Terms')).closest('tr') as HTMLElement;
  for (const shown of ['operator', 'New terms', '200', '40']) expect(row).toHaveTextContent(shown);
  await person.click(within(row).getByRole('button', { name: campaigns.stop }));
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: campaigns.stop }));
  await waitFor(() => expect(sent).toEqual([{ pathname: '/console-api/campaigns/7/stop' }]));
});
