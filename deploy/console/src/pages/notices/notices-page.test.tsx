import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { noticeAudiences } from '@tessera/shared/wire/console';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '../../../locales/en.json';
import messages from '../../../locales/ko.json';
import { languageName } from '../switches/language-name.ts';
import { NoticesPage } from './notices-page.tsx';

const { fetch } = globalThis;
const { notices } = messages;
let sent: Record<string, unknown>[];

const merchant = {
  ...{ code: 'aurora', name: 'Aurora', hosts: [], currency: 'P', languages: ['KO', 'EN'], defaultLanguage: 'KO' },
  ...{ theme: 'aurora', systemStatus: 0 },
};
const shown = {
  ...{ id: 'notice-1', audience: 'agents', title: 'New rates', publishedAtMs: 0, untilMs: null, isShown: true },
  ...{ createdBy: 'operator', endedBy: null },
};

describe('notices at the console', () => {
  beforeEach(async () => {
    localStorage.clear();
    document.documentElement.lang = 'ko';
    sent = [];
    globalThis.fetch = (async (path: string, init?: RequestInit) => {
      const { pathname } = new URL(path, 'http://console');
      const value = () => {
        if (pathname.endsWith('/merchants')) return [merchant];
        if (init?.method !== 'POST') return { total: 1, list: [shown] };
        sent.push({ pathname, ...(JSON.parse(String(init.body)) as object) });
        return { id: 'notice-2', isChanged: true };
      };
      const body = { success: true, value: value() };
      return { status: 200, json: async () => body };
    }) as never;
    await startTestPage({ ui, console: messages });
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });
  async function show() {
    render(
      <TestPage path="/notices">
        <NoticesPage />
      </TestPage>,
    );
    const person = userEvent.setup();
    await screen.findByRole('form', { name: notices.new });
    return person;
  }

  it('are published for whom they name, in the languages that are written, after a question that says who sees them', async () => {
    const person = await show();
    await person.click(screen.getByRole('radio', { name: notices.audience.agents }));
    expect(screen.getByText(notices.audienceNote.agents)).toBeVisible();
    await person.click(screen.getByRole('button', { name: notices.publish }));
    expect(await screen.findByText(notices.rule.title)).toBeVisible();
    expect(sent).toEqual([]);
    for (const language of (['KO', 'EN'] as const).map((code) => String(languageName(code)))) {
      await person.click(screen.getByRole('radio', { name: new RegExp(language) }));
      await person.type(screen.getByRole('textbox', { name: notices.field.title }), '새 요율');
      await person.type(screen.getByRole('textbox', { name: notices.field.content }), '월요일부터');
    }
    await person.click(screen.getByRole('button', { name: notices.publish }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: notices.publish }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ...{ pathname: '/console-api/notices/aurora', audience: 'agents', untilMs: null },
      texts: { KO: { title: '새 요율', content: '월요일부터' }, EN: { title: '새 요율', content: '월요일부터' } },
    });
  });

  it('are listed with their audience, and end after a question', async () => {
    const person = await show();
    const row = within((await screen.findByText('New rates')).closest('tr') as HTMLElement);
    expect(row.getByText(notices.audience.agents)).toBeVisible();
    await person.click(row.getByRole('button', { name: notices.end }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: notices.end }));
    await waitFor(() => expect(sent).toMatchObject([{ pathname: '/console-api/notices/aurora/notice-1/end' }]));
  });

  it('have a text for every audience in both languages', () => {
    for (const { audience, audienceNote, confirm } of [notices, english.notices])
      for (const name of noticeAudiences)
        for (const texts of [audience, audienceNote, confirm]) expect(texts).toHaveProperty(name);
  });
});
