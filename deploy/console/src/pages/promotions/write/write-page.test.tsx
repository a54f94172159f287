import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../../locales/ko.json';
import { languageName } from '../../switches/language-name.ts';
import { WritePromotionPage } from './write-page.tsx';

const { fetch } = globalThis;
const { write } = messages;
/** Refusal of the next change, by its code. */
let refusal: string | undefined;
let sent: { path: string; method: string; body: Record<string, unknown> }[];
let stored: Record<string, unknown>;

const merchant = {
  ...{ code: 'aurora', name: 'Aurora', hosts: ['aurora.localhost'], currency: 'P', languages: ['KO', 'EN'] },
  ...{ defaultLanguage: 'KO', theme: 'aurora', systemStatus: 0 },
};
const options = {
  ...{ timeZone: 'Asia/Seoul', currency: 'P', defaultLanguage: 'KO', nextPosition: 9, promotions: [] },
  categories: [{ code: 'deposit', name: 'Deposit' }],
  products: ['RNG', 'LIVE'],
};
const text = { title: 'Autumn', summary: 'In short.', terms: '<p>Terms</p>' };
const estimate = {
  ...{ fromMs: Date.UTC(2026, 8, 30, 15), toMs: Date.UTC(2026, 9, 31, 15), eligible: 120 },
  granted: {
    ...{ members: 40, grants: 40, totalMinor: 4_000_000, averageMinor: 100_000, requiredMinor: 9_000_000 },
    ...{ released: 10, budgetUsedUpAtMs: Date.UTC(2026, 9, 20, 3) },
  },
  mostMinor: null,
  assumptions: ['everybody-takes-part', 'open-today'],
};

beforeEach(async () => {
  document.documentElement.lang = 'ko';
  localStorage.clear();
  refusal = undefined;
  sent = [];
  stored = {
    ...{ category: 'deposit', position: 1, art: { from: 'scene' }, startsAtMs: Date.UTC(2026, 0, 1), endsAtMs: null },
    ...{ budgetMinor: null, grantedMinor: 0, version: 3, participants: 17, isOver: false, hasBegun: true },
    texts: { EN: text },
    rules: {
      ...{ kind: 'cashback', percent: 8, capMinor: 300_000, schedule: 'weekend', wageringPercent: 0 },
      contribution: [{ category: 'RNG', percent: 50 }],
    },
  };
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    const value = () => {
      if (path === '/console-api/merchants') return [merchant];
      if (path.startsWith('/console-api/promotion-options/')) return options;
      if (method === 'GET') return stored;
      sent.push({ path, method, body: JSON.parse(String(init?.body)) as Record<string, unknown> });
      if (path.startsWith('/console-api/promotion-dry-runs/')) return estimate;
      if (path.startsWith('/console-api/promotion-previews/'))
        return { token: 'x'.repeat(32), host: 'aurora.localhost', expiresAtMs: 1 };
      return method === 'PUT' ? { isChanged: true, version: 4 } : { version: 1 };
    };
    const answer = value();
    const isRefused = refusal !== undefined && method !== 'GET';
    const body = isRefused ? { success: false, message: refusal } : { success: true, value: answer };
    return { status: isRefused ? 409 : 200, json: async () => body };
  }) as never;
  await startTestPage({ console: messages, ui });
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const field = (label: string) => screen.getByLabelText(label.replace('{{currency}}', 'P'));
async function open(path = '/promotions/write') {
  const person = userEvent.setup();
  const page = render(
    <TestPage path={path}>
      <WritePromotionPage />
    </TestPage>,
  );
  await screen.findByLabelText(write.field.id);
  return { person, page };
}
/** A deposit bonus in English and Korean, as it was typed before. */
const keepDraft = (more: object = {}) => {
  const texts = {
    EN: { title: 'Autumn', summary: 'In short.', terms: '<p>Terms</p><script>window.isHacked = true</script>' },
    KO: { title: '가을', summary: '요약', terms: '<p>약관</p>' },
  };
  const typed = { id: 'autumn', percent: '50', cap: '30000', minimumDeposit: '10000', wagering: '200', texts, ...more };
  localStorage.setItem('console.draft.promotion.aurora/', JSON.stringify(typed));
};
const save = (person: ReturnType<typeof userEvent.setup>, name = write.save) =>
  person.click(screen.getByRole('button', { name }));

describe('writing a promotion', () => {
  it('shows each error at its field, keeps what was typed and sends nothing', async () => {
    const { person } = await open();
    await person.type(field(write.field.id), 'Autumn Bonus');
    await person.type(field(write.field.percent), 'half');
    await save(person);
    for (const [label, rule] of [
      [write.field.id, write.rule.id],
      [write.field.percent, write.rule.percent],
      [write.field.cap, write.rule.cap],
      [write.field.wagering, write.rule.wagering],
    ] as const)
      expect(field(label)).toHaveAccessibleDescription(rule);
    expect(field(write.field.id)).toHaveValue('Autumn Bonus');
    expect(sent).toEqual([]);
  });

  it('names the languages that are missing, shows the terms without scripts, and sends amounts in minor units', async () => {
    keepDraft();
    const { person } = await open();
    await person.click(screen.getByRole('radio', { name: new RegExp(languageName('EN') ?? '') }));
    await person.type(field(write.field.title), ' bonus');
    const missing = write.missing.replace(
      '{{languages}}',
      (['VI', 'TH', 'CN', 'JA'] as const).map(languageName).join(', '),
    );
    expect(screen.getByText(missing)).toBeVisible();
    expect(document.querySelector('script')).toBeNull();
    await save(person);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ...{ path: '/console-api/promotions/aurora', method: 'POST' },
      body: {
        ...{ id: 'autumn', position: 9, endsAtMs: null, budgetMinor: null, art: { from: 'seed', code: 'autumn' } },
        texts: { EN: { title: 'Autumn bonus' }, KO: { title: '가을' } },
        rules: { percent: 50, capMinor: 3_000_000, minimumDepositMinor: 1_000_000, maximumBetMinor: null },
      },
    });
    expect(Object.keys(sent[0]?.body.texts as object).sort()).toEqual(['EN', 'KO']);
    await waitFor(() => expect(localStorage.length).toBe(0));
  });

  it('keeps what was typed after a refusal and over a reload, until it is discarded', async () => {
    const { terms } = text;
    keepDraft({ texts: { EN: { ...text, title: '' } } });
    const { person, page } = await open();
    await person.click(screen.getByRole('radio', { name: new RegExp(languageName('EN') ?? '') }));
    await person.type(field(write.field.title), 'Typed');
    refusal = 'promotion.taken';
    await save(person);
    await waitFor(() => expect(field(write.field.id)).toHaveAccessibleDescription(messages.error.promotion_taken));
    page.unmount();
    const again = await open();
    expect(field(write.field.id)).toHaveValue('autumn');
    await again.person.click(screen.getByRole('radio', { name: new RegExp(languageName('EN') ?? '') }));
    expect(field(write.field.title)).toHaveValue('Typed');
    expect(field(write.field.terms)).toHaveValue(terms);
    await again.person.click(screen.getByRole('button', { name: write.discard }));
    expect(field(write.field.id)).toHaveValue('');
  });

  it('times are on the clock of the merchant', async () => {
    keepDraft({ starts: '2030-01-02T00:00' });
    const { person } = await open();
    await save(person);
    await waitFor(() => expect(sent[0]?.body.startsAtMs).toBe(Date.UTC(2030, 0, 1, 15)));
  });

  it('shows what it would have cost, when the budget would have been used up, and what that assumes', async () => {
    keepDraft();
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: write.dryRun.start }));
    const { usedUp, members } = write.dryRun;
    expect(await screen.findByText(usedUp.replace('{{date}}', '2026-10-20 12:00'))).toBeVisible();
    expect(screen.getByText(members)).toBeVisible();
    expect(screen.getByText(/^40,000/)).toBeVisible();
    expect(screen.getByText('25%')).toBeVisible();
    for (const assumption of ['everybody-takes-part', 'open-today'] as const)
      expect(screen.getByText(write.assumption[assumption])).toBeVisible();
  });

  it('leads to the preview in the site, in the chosen theme and language', async () => {
    keepDraft();
    const { person } = await open();
    await person.click(screen.getByRole('radio', { name: write.preview.dark }));
    await person.click(screen.getByRole('button', { name: write.preview.make }));
    const link = await screen.findByRole('link', { name: new RegExp(write.preview.open.slice(0, 6)) });
    expect(link).toHaveAttribute(
      'href',
      `http://aurora.localhost/promoDetail?theme=dark&lang=ko#preview=${'x'.repeat(32)}`,
    );
  });
});

describe('editing a promotion', () => {
  const path = '/promotions/write?merchant=aurora&id=weekend-cashback';

  it('says what stays and why, and how many took part before it saves a new version', async () => {
    const { person } = await open(path);
    for (const [label, reason] of [
      [messages.promotions.kind, write.kept.kind],
      [write.field.id, write.kept.id],
      [write.field.starts, write.kept.starts],
      [write.field.schedule, write.kept.schedule],
    ] as const) {
      expect(field(label)).toHaveAttribute('readonly');
      expect(field(label)).toHaveAccessibleDescription(reason);
    }
    await person.clear(field(write.field.percent));
    await person.type(field(write.field.percent), '9');
    await save(person, write.saveVersion);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('17');
    expect(sent).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: write.saveVersion }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ...{ path: '/console-api/promotions/aurora/weekend-cashback', method: 'PUT' },
      body: {
        ...{ editedVersion: 3, startsAtMs: stored.startsAtMs, texts: { EN: text }, art: { from: 'scene' } },
        rules: { ...(stored.rules as object), percent: 9 },
      },
    });
  });

  it('does not offer a promotion that is over', async () => {
    stored = { ...stored, isOver: true };
    render(
      <TestPage path={path}>
        <WritePromotionPage />
      </TestPage>,
    );
    expect(await screen.findByText(write.over)).toBeVisible();
    expect(screen.queryByRole('button', { name: write.saveVersion })).toBeNull();
  });
});
