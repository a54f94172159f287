import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { MembersPage } from './members-page.tsx';

const { fetch } = globalThis;
const { members, setUp, signIn } = messages;
const lotus = {
  ...{ code: 'lotus', name: 'LOTUS', hosts: [], currency: 'P', languages: [], defaultLanguage: 'EN', theme: 'lotus' },
  systemStatus: 0,
};
let asked: string[];
let areMerchantsKnown: boolean;

beforeEach(async () => {
  asked = [];
  areMerchantsKnown = true;
  globalThis.fetch = (async (path: string) => {
    const isList = path.startsWith('/console-api/merchants');
    if (isList && areMerchantsKnown) return { status: 200, json: async () => ({ success: true, value: [lotus] }) };
    if (!isList) asked.push(path);
    const [status, message] = isList ? [503, 'system.unavailable'] : [404, 'member.unknown'];
    return { status, json: async () => ({ success: false, message }) };
  }) as never;
  await startTestPage({ console: messages, ui });
});
afterEach(() => {
  globalThis.fetch = fetch;
});
const show = (query = '') =>
  render(
    <TestPage path={`/members${query}`}>
      <MembersPage />
    </TestPage>,
  );
const unknown = (username: string) => members.unknown.replace('{{username}}', username);

describe('the search for a player', () => {
  it('can be used once the merchants are known, and can be tried again when they are not', async () => {
    areMerchantsKnown = false;
    show();
    const retry = await screen.findByRole('button', { name: ui.action.retry });
    expect(screen.queryByRole('button', { name: members.search })).toBeNull();
    areMerchantsKnown = true;
    await userEvent.click(retry);
    await userEvent.type(await screen.findByLabelText(signIn.username), 'nobody1');
    await userEvent.click(screen.getByRole('button', { name: members.search }));
    expect(await screen.findByText(unknown('nobody1'))).toBeVisible();
    expect(asked.at(-1)).toMatch(/lotus.*nobody1|nobody1.*lotus/);
  });

  it('asks for a name when none was filled in', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: members.search }));
    expect(screen.getByLabelText(signIn.username)).toHaveAccessibleDescription(setUp.rule.filled);
    expect(asked).toEqual([]);
  });

  it('shows in its fields the player that the address names', async () => {
    show('?merchant=lotus&username=nobody2');
    expect(await screen.findByText(unknown('nobody2'))).toBeVisible();
    expect(screen.getByLabelText(signIn.username)).toHaveValue('nobody2');
  });
});
