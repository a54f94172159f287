/** @jest-environment jsdom */
import type { Boot, PageTrust } from '@tessera/shared/registry';
import { overrideText } from '@tessera/shared/registry/overrides';
import { Untrusted } from '@tessera/shared/registry/trust';
import { showMessage } from '../dialogs/dialog-stack.ts';
import { trustedOverride } from '../remotes/signed-lists.ts';
import { acceptOverride } from './accept-override.ts';
import { followOverrideAddresses } from './local-releases.ts';

jest.mock('../remotes/signed-lists.ts', () => ({ trustedOverride: jest.fn() }));
jest.mock('../dialogs/dialog-stack.ts', () => ({ showMessage: jest.fn() }));

const override = {
  remote: 'wallet',
  version: '1.0.0-dev',
  origin: 'http://127.0.0.1:4173',
  host: 'localhost',
  expiresAt: 1,
};
const text = overrideText({ key: 'team', signature: 'a'.repeat(86), text: JSON.stringify(override) });
const trust = { now: 0 } as PageTrust;
const reload = jest.fn();
const asked: unknown[] = [];
let answer: { readonly ok: boolean; json(): Promise<object> };

beforeEach(() => {
  asked.length = 0;
  reload.mockClear();
  answer = { ok: true, json: async () => ({}) };
  globalThis.fetch = (async (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, body]);
    return answer;
  }) as never;
  jest.mocked(trustedOverride).mockResolvedValue(override);
  jest.mocked(showMessage).mockReset().mockResolvedValue('yes');
});
const shown = () => jest.mocked(showMessage).mock.calls.map(([{ title, values }]) => [title, values]);

it('a local release is used once the developer has agreed to what it is', async () => {
  await acceptOverride(text, trust, reload);
  expect(shown()).toMatchObject([
    ['shell:overrides.ask.title', { remote: 'wallet', origin: 'http://127.0.0.1:4173', until: expect.any(String) }],
  ]);
  expect(asked).toEqual([['POST', '/edge/overrides', text]]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['no', undefined])('nothing is asked of the edge when the developer answers %s', async (said) => {
  jest.mocked(showMessage).mockResolvedValue(said);
  await acceptOverride(text, trust, reload);
  expect([asked, reload.mock.calls]).toEqual([[], []]);
});

it.each([
  ['is no text of ours', 'unreadable', 'nonsense', trust],
  ['meets a site without signed releases', 'unreadable', text, undefined],
])('a local release that %s is refused', async (_, why, given, by) => {
  await acceptOverride(given, by, reload);
  expect(shown()).toEqual([['shell:overrides.ask.refusedTitle', { why }]]);
});

it('a local release that the page does not trust is refused before anything else', async () => {
  jest.mocked(trustedOverride).mockRejectedValue(new Untrusted('a local release', 'wrong-key'));
  await acceptOverride(text, trust, reload);
  expect([shown(), asked]).toEqual([[['shell:overrides.ask.refusedTitle', { why: 'wrong-key' }]], []]);
});

it('a refusal of the edge is shown with its reason', async () => {
  answer = { ok: false, json: async () => ({ errorCode: 'override.too-many' }) };
  await acceptOverride(text, trust, reload);
  expect(shown().at(-1)).toEqual(['shell:overrides.ask.refusedTitle', { why: 'override.too-many' }]);
  expect(reload).not.toHaveBeenCalled();
});

it('the address loses what asks for a local release at once, also in a page that is open already', async () => {
  jest.mocked(showMessage).mockResolvedValue('no');
  const asking = () => jest.mocked(showMessage).mock.calls.length;
  window.history.replaceState(null, '', `/rng?page=PG#override=${text}`);
  followOverrideAddresses({ trust } as Boot, Promise.resolve());
  expect(window.location.href).toBe('http://localhost/rng?page=PG');
  while (asking() < 1) await new Promise((resume) => setTimeout(resume));
  window.location.hash = `#override=${text}`;
  while (asking() < 2) await new Promise((resume) => setTimeout(resume));
  expect(window.location.href).toBe('http://localhost/rng?page=PG');
});
