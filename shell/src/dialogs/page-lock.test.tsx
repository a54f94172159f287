import { act, render, screen } from '@testing-library/react';
import { PageLoader } from './page-loader.tsx';
import { holdPage } from './page-lock.ts';

// jsdom has no top layer; whether a modal dialog stands is what its open attribute says.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const loader = () => screen.queryByRole('dialog');

it('stands until the last of several works has ended, also when one fails', async () => {
  render(<PageLoader />);
  expect(loader()).toBeNull();
  let finish: () => void = () => undefined;
  let fail: (cause: Error) => void = () => undefined;
  await act(async () => {
    holdPage(new Promise<void>((done) => (finish = done)));
    holdPage(new Promise((_, refuse) => (fail = refuse)));
  });
  expect(loader()).toBeVisible();
  await act(async () => finish());
  expect(loader()).toBeVisible();
  await act(async () => fail(new Error('no network')));
  expect(loader()).toBeNull();
});
