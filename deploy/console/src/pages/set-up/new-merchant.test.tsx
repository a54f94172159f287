/** @jest-environment-options {"url": "http://localhost:8080/"} */
import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastChange } from '@tessera/shared/ui/toast';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { OverviewPage } from '../overview/overview-page.tsx';
import { NewMerchant } from './new-merchant.tsx';

const { fetch } = globalThis;
let code: string;
let toasts: ToastChange[];
let stopToasts: () => void;

beforeEach(async () => {
  toasts = [];
  stopToasts = receiveToasts((change) => toasts.push(change));
  const answer = (method = 'GET') => {
    if (method !== 'POST') return { success: true, value: { serverTimeMs: 0, merchants: [] } };
    return code ? { success: false, message: code } : { success: true, value: { code: 'nova' } };
  };
  globalThis.fetch = (async (_path: string, init?: RequestInit) => {
    const body = answer(init?.method);
    return { status: body.success ? 200 : 400, json: async () => body };
  }) as never;
  await startTestPage({ console: messages, ui });
});
afterEach(() => {
  globalThis.fetch = fetch;
  stopToasts();
});

async function open() {
  const person = userEvent.setup();
  render(
    <TestPage>
      <NewMerchant />
    </TestPage>,
  );
  const { field } = messages.setUp;
  await person.type(screen.getByLabelText(field.code), 'nova');
  await person.type(screen.getByLabelText(field.name), 'Nova');
  await person.type(screen.getByLabelText(field.host), 'nova.localhost');
  await person.click(screen.getByRole('button', { name: messages.setUp.makeMerchant }));
  return person;
}

it.each([
  ['merchant.time-zone.unknown', messages.setUp.field.timeZone, messages.error['merchant_time-zone_unknown']],
  ['merchant.host.taken', messages.setUp.field.host, messages.error.merchant_host_taken],
  ['merchant.taken', messages.setUp.field.code, messages.error.merchant_taken],
])('the refusal %s stands at its field until it is changed, not in a toast', async (refusal, label, shown) => {
  code = refusal;
  const person = await open();
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(shown)));
  expect(field).toBeInvalid();
  expect(toasts).toEqual([]);
  await person.type(field, 'x');
  expect(field).toBeValid();
});

it('another refusal of a new merchant is a toast', async () => {
  code = 'request.too.frequent';
  await open();
  await waitFor(() => expect(toasts).toHaveLength(1));
});

it('a new merchant is linked where a browser reaches it, on the port of the console', async () => {
  code = '';
  await open();
  const link = await screen.findByRole('link', { name: /nova\.localhost/ });
  expect(link).toHaveAttribute('href', 'http://nova.localhost:8080/');
  expect(screen.getByLabelText(messages.setUp.field.host)).toHaveValue('');
});

it('an overview without merchants explains what it will show', async () => {
  render(
    <TestPage>
      <OverviewPage />
    </TestPage>,
  );
  expect(await screen.findByText(messages.overview.emptyDetail)).toBeVisible();
});
