import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { OddsForm } from './odds-form.tsx';

const text = messages.merchant.odds;
interface Sent {
  readonly odds: Record<string, number>;
  readonly seen: Record<string, number>;
}
const { fetch } = globalThis;
let stored: { kind: string; playCode: string; odds: Record<string, number> }[];
let sent: Sent[];
let refusal: { message: string; value: object } | undefined;
let toasts: ToastMessage[];
let stopToasts: () => void;

beforeEach(async () => {
  [stored, sent, toasts, refusal] = [[], [], [], undefined];
  stopToasts = receiveToasts((change) => 'show' in change && toasts.push(change.show));
  globalThis.fetch = (async (_: string, init: RequestInit) => {
    if (init.method === 'PUT') {
      const { kind, playCode, odds, seen } = JSON.parse(String(init.body));
      sent.push({ odds, seen });
      if (refusal) return { status: 409, json: async () => ({ success: false, ...refusal }) };
      stored = Object.keys(odds).length > 0 ? [{ kind, playCode, odds }] : [];
    }
    const value = { plays: stored, prizeGroups: [{ kind: 'K3', lowest: 1800, highest: 1960 }] };
    return { status: 200, json: async () => ({ success: true, value }) };
  }) as never;
  await startTestPage({ console: messages, ui });
});
afterEach(() => {
  globalThis.fetch = fetch;
  stopToasts();
});

async function open(playCode = 'sum-sides', kind = 'K3') {
  const person = userEvent.setup();
  render(
    <TestPage>
      <OddsForm code="lotus" />
    </TestPage>,
  );
  const form = within(await screen.findByRole('form', { name: text.title }));
  const choose = async (label: string, option: string) => {
    if (form.getByRole('combobox', { name: label }).textContent === option) return;
    await person.click(form.getByRole('combobox', { name: label }));
    await person.click(await screen.findByRole('option', { name: option }));
  };
  await choose(text.kind, kind);
  await choose(text.play, playCode);
  const field = (name: string = text.all) => form.getByRole('textbox', { name });
  const type = async (odds: string, name?: string) => {
    await person.clear(field(name));
    await person.type(field(name), odds);
  };
  const button = (name: string) => form.getByRole('button', { name });
  return { person, form, field, type, button };
}
const save = messages.merchant.save;

it('shows what a play returns at the lowest and the highest group while odds are typed, and stores them', async () => {
  const { person, form, field, type, button } = await open();
  expect(field()).toHaveValue('1.98');
  // 1.83 and 2.00 × 105 of 216 draws.
  expect(form.getByText(/기본 1\.98 · 환급률 89\.0–97\.2%/)).toBeInTheDocument();
  await type('1.5');
  expect(form.getByText(/환급률 67\.6–73\.4%/)).toBeInTheDocument();
  await person.click(button(save));
  await waitFor(() => expect(sent).toEqual([{ odds: { '*': 1500 }, seen: {} }]));
  expect(await form.findByRole('button', { name: /K3 sum-sides/ })).toBeInTheDocument();
  await person.click(button(text.reset));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ odds: {}, seen: { '*': 1500 } });
  await waitFor(() => expect(field()).toHaveValue('1.98'));
});

it('does not send odds that are unfair at any group, or no odds', async () => {
  const { form, type, button } = await open();
  // Fair at the base group, 99.2 % at the highest.
  for (const [odds, fault] of [
    ['2.02', text.fault.outside],
    ['1.05', text.fault.outside],
    ['1.985', text.fault.step],
    ['', text.fault.step],
    ['much', text.fault.step],
  ] as const) {
    await type(odds || ' ');
    expect(form.getByText((shown) => shown.startsWith(fault))).toBeInTheDocument();
    expect(button(save)).toBeDisabled();
  }
  expect(sent).toEqual([]);
});

it('judges the counts of hits of a play together, because a bet has all of them', async () => {
  const { form, type, button } = await open('any5', 'KL8');
  await type('9000', text.hits.replace('{{hits}}', '5'));
  expect(form.getAllByText((shown) => shown.startsWith(text.fault.outside)).length).toBeGreaterThan(1);
  expect(button(save)).toBeDisabled();
});

it('has the discount of a play in percent, and judges what the play returns with it', async () => {
  const { person, form, field, type, button } = await open('top2', 'THAI');
  expect(field(text.discount)).toHaveValue('28');
  // 70 for one of a hundred, of 70 % of the stake.
  await type('30', text.discount);
  expect(form.getAllByText((shown) => shown.startsWith(text.fault.outside)).length).toBeGreaterThan(0);
  expect(button(save)).toBeDisabled();
  for (const wrong of ['100', '12.55', 'much']) {
    await type(wrong, text.discount);
    expect(form.getByText((shown) => shown.startsWith(text.fault.discount))).toBeInTheDocument();
  }
  await type('25.5', text.discount);
  await person.click(button(save));
  await waitFor(() => expect(sent).toEqual([{ odds: { '*': 70_000, discount: 255 }, seen: {} }]));
});

it('says by name what the operator refuses, and shows what somebody else has set meanwhile', async () => {
  const { person, field, type, button } = await open();
  await type('1.5');
  stored = [{ kind: 'K3', playCode: 'sum-sides', odds: { '*': 1700 } }];
  refusal = { message: 'merchant.odds.changed', value: { kind: 'K3', playCode: 'sum-sides' } };
  await person.click(button(save));
  await waitFor(() => expect(toasts[0]?.title).toContain('K3 sum-sides'));
  await waitFor(() => expect(field()).toHaveValue('1.7'));
  refusal = undefined;
  await type('1.6');
  await person.click(button(save));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ odds: { '*': 1600 }, seen: { '*': 1700 } });
});
