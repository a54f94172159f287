import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { VipPage } from './vip-page.tsx';

const { vip } = messages;
const aurora = {
  ...{ code: 'aurora', name: 'Aurora', hosts: [], currency: 'P', languages: ['KO', 'EN'], defaultLanguage: 'KO' },
  ...{ theme: 'aurora', systemStatus: 0 },
};
const level = (EN: string, need: number) => ({
  ...{ names: { EN }, totalMinor: need * 10, monthlyMinor: need, birthdayMinor: 0, cashback: { RNG: 30 } },
});
const { fetch } = globalThis;
let saved: unknown[];

beforeEach(async () => {
  saved = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') saved.push(JSON.parse(String(init.body)));
    const levels = { version: 3, levels: [level('Member', 0), level('Silver', 10_000)] };
    const value = init.method === 'POST' ? { isChanged: true } : path.endsWith('/vip-levels') ? levels : [aurora];
    return { status: 200, json: async () => ({ success: true, value }) };
  }) as never;
  await startTestPage({ ui, console: messages });
});
afterEach(() => {
  globalThis.fetch = fetch;
});

it('names what is wrong beside each field, keeps what was typed, and saves what is right as minor units', async () => {
  const person = userEvent.setup();
  render(
    <TestPage path="/vip">
      <VipPage />
    </TestPage>,
  );
  const silver = within(await screen.findByRole('group', { name: 'Silver' }));
  const labelled = (key: 'totalMinor' | 'birthdayMinor') =>
    silver.getByLabelText(vip[key].replace('{{currency}}', 'P'));
  const rate = silver.getByLabelText(vip.cashback.replace('{{product}}', messages.product.RNG));
  const type = async (field: HTMLElement, text: string) => {
    await person.clear(field);
    await person.type(field, text);
  };
  await type(labelled('totalMinor'), '0');
  await type(rate, '9');
  await person.click(screen.getByRole('button', { name: vip.save }));
  expect(labelled('totalMinor')).toHaveAccessibleDescription(vip.rule.more);
  expect(rate).toHaveAccessibleDescription(vip.rule.rate);
  expect(saved).toEqual([]);
  await type(labelled('totalMinor'), '1500.5');
  await type(labelled('birthdayMinor'), '30');
  await type(rate, '0.8');
  await person.click(screen.getByRole('button', { name: vip.save }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    version: 3,
    levels: [
      level('Member', 0),
      { ...level('Silver', 10_000), totalMinor: 150_050, birthdayMinor: 3000, cashback: { RNG: 80 } },
    ],
  });
});
