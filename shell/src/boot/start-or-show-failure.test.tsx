import { FAILURE_TEXTS_ID } from '@tessera/shared/registry';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ja from '../../locales/ja.json';
import ko from '../../locales/ko.json';
import { readBoot } from './read-boot.ts';
import { startOrShowFailure } from './start-or-show-failure.ts';

let reported: jest.SpyInstance;
beforeEach(() => {
  document.body.replaceChildren();
  reported = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

/** Puts the texts into the page as the edge does. */
function sendTexts(): void {
  const sent = document.createElement('script');
  Object.assign(sent, { id: FAILURE_TEXTS_ID, type: 'application/json' });
  sent.textContent = JSON.stringify({ language: 'ja', ...ja.bootFailure });
  document.body.append(sent);
}
const starting = async () => void (await readBoot());

describe('a page that cannot start', () => {
  it.each([
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with a failure', async () => ({ ok: false, status: 503 })],
  ])('shows the failure with a retry when the boot document %s', async (_how, fetching) => {
    sendTexts();
    Object.assign(globalThis, { fetch: fetching });
    const retry = jest.fn();
    await startOrShowFailure(starting, retry);
    const shownTexts = screen.getByRole('alert');
    expect(shownTexts).toHaveTextContent(ja.bootFailure.text);
    expect(shownTexts).toHaveAttribute('lang', 'ja');
    expect(screen.getByRole('heading', { name: ja.bootFailure.title })).toBeVisible();
    expect(reported).toHaveBeenCalledWith('[start]', expect.any(Error));
    await userEvent.click(screen.getByRole('button', { name: ja.bootFailure.retry }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows Korean where no edge has sent texts with it', async () => {
    await startOrShowFailure(() => Promise.reject(new Error('Loading chunk 7 failed.')));
    expect(screen.getByRole('alert')).toHaveTextContent(ko.bootFailure.title);
  });
});

it('a page that starts shows no failure', async () => {
  await startOrShowFailure(async () => undefined);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reported).not.toHaveBeenCalled();
});
