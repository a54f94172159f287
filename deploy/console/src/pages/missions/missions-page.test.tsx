import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { languageName } from '../switches/language-name.ts';
import { MissionsPage } from './missions-page.tsx';

const { missions } = messages;
const names = { KO: '산책', EN: 'Stroll', VI: 'Dạo', CN: '漫步', JA: '散歩', TH: 'เดิน' };
const rules = { kind: 'stake', category: 'RNG', target: 2_000_000, rewardMinor: 50_000 };
const mission = {
  ...{ merchant: 'aurora', id: 'stroll', period: 'daily', version: 3, changedAtMs: 0, rules, names, isOffered: true },
  ...{ currency: 'P', budgetMinor: 1_000_000, grantedMinor: 250_000 },
};
const aurora = {
  ...{ code: 'aurora', name: 'Aurora', hosts: [], currency: 'P', languages: ['KO', 'EN'], defaultLanguage: 'KO' },
  ...{ theme: 'aurora', systemStatus: 0 },
};
const { fetch } = globalThis;
let sent: unknown[];

beforeEach(async () => {
  sent = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') sent.push(JSON.parse(String(init.body)));
    const stored = path.startsWith('/console-api/merchants') ? [aurora] : { list: [mission] };
    const value = init.method === 'POST' ? { isChanged: true } : stored;
    return { status: 200, json: async () => ({ success: true, value }) };
  }) as never;
  await startTestPage({ ui, console: messages });
  render(
    <TestPage path="/missions">
      <MissionsPage />
    </TestPage>,
  );
});
afterEach(() => {
  globalThis.fetch = fetch;
});

it('names what is wrong beside each field, and sends what is right as a version with amounts in minor units', async () => {
  const person = userEvent.setup();
  expect(await screen.findByRole('row', { name: /Stroll.*슬롯.*20,000.*10,000.00 P 중 2,500/ })).toBeVisible();
  expect(screen.getByText('aurora', { selector: 'td > *' })).toHaveClass('code');
  await person.click(screen.getByRole('button', { name: missions.edit }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const target = dialog.getByLabelText(missions.targetStake.replace('{{currency}}', 'P'));
  const thai = dialog.getByLabelText(missions.name.replace('{{language}}', languageName('TH') ?? ''));
  await person.clear(target);
  await person.clear(thai);
  await person.click(dialog.getByRole('button', { name: missions.save }));
  expect(target).toHaveAccessibleDescription(missions.rule);
  expect(thai).toHaveAccessibleDescription(missions.nameRule);
  expect(sent).toEqual([]);
  await person.type(target, '150.5');
  await person.type(thai, 'ใหม่');
  await person.click(dialog.getByRole('button', { name: missions.save }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    ...{ seen: 3, isOffered: true },
    rules: { ...rules, target: 15_050 },
    names: { ...names, TH: 'ใหม่' },
  });
});

it('turns a mission off with its rules as they are', async () => {
  await userEvent.setup().click(await screen.findByRole('button', { name: missions.off }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ seen: 3, isOffered: false, rules, names });
});

it('a new mission is refused beside its fields, and added with amounts in minor units', async () => {
  const person = userEvent.setup();
  const form = within(await screen.findByRole('form', { name: missions.new }));
  const choose = async (label: string, option: string) => {
    await person.click(form.getByRole('combobox', { name: label }));
    await person.click(await screen.findByRole('option', { name: option }));
  };
  await choose(messages.column.merchant, 'Aurora');
  await choose(missions.rules, missions.kind.days);
  await person.click(form.getByRole('button', { name: missions.add }));
  expect(form.getByLabelText(missions.id)).toHaveAccessibleDescription(missions.idRule);
  expect(form.getByText(messages.error.mission_days_daily)).toBeVisible();
  expect(sent).toEqual([]);
  await choose(missions.periodField, missions.period.weekly);
  await person.type(form.getByLabelText(missions.id), 'three-days');
  await person.type(form.getByLabelText(missions.target), '3');
  await person.type(form.getByLabelText(missions.rewardField.replace('{{currency}}', 'P')), '5');
  for (const language of ['KO', 'EN', 'VI', 'TH', 'CN', 'JA'] as const)
    await person.type(
      form.getByLabelText(missions.name.replace('{{language}}', languageName(language) ?? '')),
      names[language],
    );
  await person.click(form.getByRole('button', { name: missions.add }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    ...{ id: 'three-days', period: 'weekly', names, budgetMinor: null },
    rules: { kind: 'days', category: null, target: 3, rewardMinor: 500 },
  });
});
