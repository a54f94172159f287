/** @jest-environment-options {"url": "http://localhost:8080/"} */
import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { NewTournament } from './new-tournament.tsx';

const { fetch } = globalThis;
const { field, rules, publish } = messages.tournaments;
let sent: unknown[] = [];

beforeEach(async () => {
  sent = [];
  const merchants = [
    {
      ...{ code: 'aurora', name: 'Aurora', hosts: [], currency: 'P', languages: ['KO'], defaultLanguage: 'KO' },
      ...{ theme: 'aurora', systemStatus: 0 },
    },
  ];
  globalThis.fetch = (async (_path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return { status: 200, json: async () => ({ success: true, value: merchants }) };
    sent.push(JSON.parse(String(init.body)));
    return { status: 400, json: async () => ({ success: false, message: 'tournament.starts.past' }) };
  }) as never;
  await startTestPage({ console: messages, ui });
  render(
    <TestPage>
      <NewTournament />
    </TestPage>,
  );
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = () => fireEvent.click(screen.getByRole('button', { name: publish }));
const expectBeside = (label: string, text: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text)));

it('says beside each field of a tournament what the schema refuses, in every language, and sends nothing', async () => {
  type(field.minimumRounds, '20');
  type(field.maximumRounds, '10');
  type(field.prizes, '1: 100\n3: 50');
  press();
  await expectBeside(field.maximumRounds, rules.maximumRounds);
  await expectBeside(field.prizes, rules.prizes);
  await expectBeside(field.startsAt, rules.startsAt);
  expect(screen.getByRole('combobox', { name: messages.column.merchant })).toHaveFocus();
  expect(screen.getAllByText(rules.name)).toHaveLength(6);
  expect(sent).toEqual([]);
});

it('sends a whole tournament with its prizes, and says beside the start that it is over', async () => {
  const person = userEvent.setup();
  await person.click(screen.getByRole('combobox', { name: messages.column.merchant }));
  await person.click(await screen.findByRole('option', { name: 'Aurora' }));
  type(field.startsAt, '2026-03-02T12:00');
  type(field.endsAt, '2026-03-03T12:00');
  type(field.minimumStake, '1.5');
  type(field.prizes, '1: 100\n2-3: 50');
  const [names, abouts] = [screen.getAllByLabelText(field.name), screen.getAllByLabelText(field.about)];
  for (const [index, name] of names.entries()) {
    fireEvent.change(name, { target: { value: `Cup ${index}` } });
    fireEvent.change(abouts[index] as HTMLElement, { target: { value: 'About it' } });
  }
  press();
  await expectBeside(field.startsAt, messages.error.tournament_starts_past);
  expect(sent).toMatchObject([
    {
      merchant: 'aurora',
      plan: {
        texts: { KO: { name: 'Cup 0' }, JA: { name: 'Cup 5', about: 'About it' } },
        minimumStakeMinor: 150,
        prizes: [
          { from: 1, to: 1, amountMinor: 10_000 },
          { from: 2, to: 3, amountMinor: 5000 },
        ],
      },
    },
  ]);
});
