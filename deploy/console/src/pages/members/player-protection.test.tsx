import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { PlayerProtection } from './player-protection.tsx';

const { fetch } = globalThis;
const { players, members } = messages;
let sent: { path: string; body: Record<string, unknown> }[];

beforeEach(async () => {
  sent = [];
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    const value =
      init?.method === 'POST'
        ? { isChanged: true }
        : {
            breaks: [
              { id: '1', kind: 'cool-off', startsAtMs: 0, endsAtMs: 86_400_000, setBy: 'member', isRunning: false },
            ],
            consents: [{ id: '1', channel: 'popup', isGiven: true, atMs: 0 }],
            lengths: { coolOff: [{ unit: 'hours', count: 24 }], exclusion: [{ unit: 'forever', count: 1 }] },
          };
    return { status: 200, json: async () => ({ success: true, value }) };
  }) as never;
  await startTestPage({ console: messages, ui });
});
afterEach(() => {
  globalThis.fetch = fetch;
});

it('shows breaks and consents of a player, and adds a break after a reason and a question', async () => {
  render(
    <TestPage>
      <PlayerProtection id="7" />
    </TestPage>,
  );
  expect(await screen.findByRole('table', { name: players.break.list })).toHaveTextContent(players.break.over);
  expect(screen.getByRole('table', { name: players.consent.list })).toHaveTextContent(players.consent.given);
  const add = screen.getByRole('button', { name: players.break.add });
  await userEvent.click(add);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.type(screen.getByLabelText(members.reason), 'asked for by phone');
  await userEvent.click(add);
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveAccessibleDescription(players.break.confirm);
  expect(sent).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: players.break.add }));
  expect(sent).toMatchObject([
    {
      path: '/console-api/members/7/breaks',
      body: { kind: 'cool-off', length: { unit: 'hours', count: 24 }, reason: 'asked for by phone' },
    },
  ]);
});
