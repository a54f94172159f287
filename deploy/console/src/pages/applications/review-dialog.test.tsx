/** @jest-environment-options {"url": "http://localhost:8080/"} */
import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import type { ConsoleApplication } from '@tessera/shared/wire/console';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { ReviewDialog } from './review-dialog.tsx';

const { fetch } = globalThis;
const { applications } = messages;
let sent: unknown[] = [];

beforeEach(async () => {
  sent = [];
  globalThis.fetch = (async (_path: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return { status: 200, json: async () => ({ success: true, value: { isChanged: true } }) };
  }) as never;
  await startTestPage({ console: messages, ui });
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const application = {
  ...{ id: '5', merchant: 'lotus', username: 'player01', title: 'Ideas', comment: '', pictures: [] },
  ...{ cap: { amountMinor: 100_000, currency: 'DIEM' }, wageringPercent: 300, status: 'pending' },
} as unknown as ConsoleApplication;

it('an application is granted the amount that is typed, and nothing while none is', async () => {
  const person = userEvent.setup();
  render(
    <TestPage>
      <ReviewDialog application={application} onClose={() => undefined} />
    </TestPage>,
  );
  const field = screen.getByLabelText(applications.amount);
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription(applications.amountHint.replace('{{cap}}', '100.000 điểm'));
  expect(screen.queryByText(/DIEM/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: applications.grant }));
  expect(field).toBeInvalid();
  expect(sent).toEqual([]);
  await person.type(field, '50000');
  expect(field).toHaveValue('50,000');
  await person.click(screen.getByRole('button', { name: applications.grant }));
  await waitFor(() => expect(sent).toEqual([{ amountMinor: 50_000 }]));
});
