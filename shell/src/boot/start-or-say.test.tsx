import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ja from '../../locales/ja.json';
import ko from '../../locales/ko.json';
import { readBoot } from './read-boot.ts';
import { startOrSay } from './start-or-say.ts';

let reported: jest.SpyInstance;
beforeEach(() => {
  document.body.replaceChildren();
  reported = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const speaking = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const starting = async () => void (await readBoot());

describe('a page that cannot start', () => {
  it.each([
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with a failure', async () => ({ ok: false, status: 503 })],
  ])('says so with a retry when the boot document %s', async (_how, fetching) => {
    speaking('fr-FR', 'ja-JP', 'ko');
    Object.assign(globalThis, { fetch: fetching });
    const retry = jest.fn();
    await startOrSay(starting, retry);
    const said = screen.getByRole('alert');
    expect(said).toHaveTextContent(ja.bootFailure.text);
    expect(said).toHaveAttribute('lang', 'ja');
    expect(screen.getByRole('heading', { name: ja.bootFailure.title })).toBeVisible();
    expect(reported).toHaveBeenCalledWith('[start]', expect.any(Error));
    await userEvent.click(screen.getByRole('button', { name: ja.bootFailure.retry }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('says so in Korean to whoever reads none of its languages', async () => {
    speaking('fr-FR');
    await startOrSay(() => Promise.reject(new Error('Loading chunk 7 failed.')));
    expect(screen.getByRole('alert')).toHaveTextContent(ko.bootFailure.title);
  });
});

it('a page that starts says nothing', async () => {
  await startOrSay(async () => undefined);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reported).not.toHaveBeenCalled();
});
