/** @jest-environment-options {"url": "http://localhost:8080/"} */
import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { NewDrop } from './new-drop.tsx';
import { NewRaffle } from './new-raffle.tsx';

const { fetch } = globalThis;
const { draws, column } = messages;

beforeEach(async () => {
  const merchants = [
    {
      ...{ code: 'aurora', name: 'Aurora', hosts: [], currency: 'P', languages: ['KO'], defaultLanguage: 'KO' },
      ...{ theme: 'aurora', systemStatus: 0 },
    },
  ];
  globalThis.fetch = (async () => ({ status: 200, json: async () => ({ success: true, value: merchants }) })) as never;
  await startTestPage({ console: messages, ui });
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const chooseAurora = async () => {
  const person = userEvent.setup();
  await person.click(screen.getByRole('combobox', { name: column.merchant }));
  await person.click(await screen.findByRole('option', { name: 'Aurora' }));
};

it.each([
  ['a raffle', NewRaffle, draws.publishRaffle, ['opensAt', 'closesAt', 'drawsAt']],
  ['red envelopes', NewDrop, draws.publishDrop, ['opensAt', 'endsAt']],
] as const)(
  'the form of %s goes to the first wrong field, and marks the dates that were left empty',
  async (_, Form, publish, dates) => {
    render(
      <TestPage>
        <Form />
      </TestPage>,
    );
    const press = () => fireEvent.click(screen.getByRole('button', { name: publish }));
    press();
    await waitFor(() => expect(screen.getByRole('combobox', { name: column.merchant })).toHaveFocus());
    await chooseAurora();
    press();
    await waitFor(() => expect(screen.getByLabelText(draws.field.opensAt)).toHaveFocus());
    for (const date of dates)
      expect(screen.getByLabelText(draws.field[date])).toHaveAccessibleDescription(
        expect.stringContaining(draws.rule.time),
      );
  },
);

it('the form of a raffle names its ways and its products as two groups', () => {
  render(
    <TestPage>
      <NewRaffle />
    </TestPage>,
  );
  const ways = within(screen.getByRole('group', { name: draws.field.ways }));
  expect(ways.getAllByRole('checkbox')).toHaveLength(2);
  expect(ways.getByRole('checkbox', { name: draws.field.isPerSignIn })).toBeVisible();
  const products = within(screen.getByRole('group', { name: draws.field.products }));
  expect(products.getByRole('checkbox', { name: messages.product.RNG })).toBeVisible();
});
