import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { PointRulesPage } from './point-rules-page.tsx';

const { points } = messages;
const aurora = {
  ...{ code: 'aurora', name: 'Aurora', hosts: [], currency: 'P', languages: ['KO', 'EN'], defaultLanguage: 'KO' },
  ...{ theme: 'aurora', systemStatus: 0 },
};
const rules = {
  ...{ baseMinor: 100_000, rates: { slots: 120 }, ratio: { points: 100_000, amountMinor: 1000 }, minimumPoints: 1000 },
};
const { fetch } = globalThis;
let sent: { readonly path: string; readonly body: unknown }[];

beforeEach(async () => {
  sent = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') sent.push({ path, body: JSON.parse(String(init.body)) });
    const stored = path.endsWith('/point-rules') ? { version: 4, rules } : [aurora];
    const value = init.method === 'POST' ? { isChanged: true } : stored;
    return { status: 200, json: async () => ({ success: true, value }) };
  }) as never;
  await startTestPage({ ui, console: messages });
  render(
    <TestPage path="/point-rules">
      <PointRulesPage />
    </TestPage>,
  );
});
afterEach(() => {
  globalThis.fetch = fetch;
});

it('rates are refused beside their field, and saved as minor units over the version that was read', async () => {
  const person = userEvent.setup();
  const form = within(await screen.findByRole('form', { name: points.rates.title }));
  const slots = form.getByLabelText(points.rates.rate.replace('{{type}}', points.type.slots));
  expect(slots).toHaveValue('1.2');
  await person.clear(slots);
  await person.type(slots, '0.005');
  await person.click(form.getByRole('button', { name: points.rates.save }));
  expect(slots).toHaveAccessibleDescription(expect.stringContaining(points.rates.rule.rate));
  expect(sent).toEqual([]);
  await person.clear(slots);
  await person.type(form.getByLabelText(points.rates.rate.replace('{{type}}', points.type.deposit)), '0.5');
  await person.click(form.getByRole('button', { name: points.rates.save }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: '/console-api/merchants/aurora/point-rules',
    body: { version: 4, rules: { ...rules, rates: { deposit: 50 } } },
  });
});

it('a reward needs its texts in every language, and is added with its price in hundredths of a point', async () => {
  const person = userEvent.setup();
  const form = within(await screen.findByRole('form', { name: points.new.title }));
  await person.type(form.getByLabelText(points.new.id), 'mug');
  await person.type(form.getByLabelText(points.new.price), '25');
  await person.type(form.getByLabelText(points.stockField), '3');
  const names = form.getAllByLabelText(points.new.name);
  const details = form.getAllByLabelText(points.new.detail);
  expect(names).toHaveLength(6);
  for (const name of names.slice(1)) await person.type(name, 'Mug');
  for (const detail of details) await person.type(detail, 'Blue.');
  await person.click(form.getByRole('button', { name: points.new.add }));
  expect(names[0]).toHaveAccessibleDescription(points.new.rule.name);
  expect(sent).toEqual([]);
  await person.type(names[0] as HTMLElement, 'Mug');
  await person.click(form.getByRole('button', { name: points.new.add }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const texts = (text: string) => ({ KO: text, EN: text, VI: text, CN: text, JA: text, TH: text });
  expect(sent[0]).toEqual({
    path: '/console-api/rewards/aurora',
    body: { id: 'mug', names: texts('Mug'), details: texts('Blue.'), points: 2500, creditMinor: null, stock: 3 },
  });
});
