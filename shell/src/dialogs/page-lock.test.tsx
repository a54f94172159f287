import { act, render, screen } from '@testing-library/react';
import { lockPage, PageLoader } from './page-lock.tsx';

// jsdom has no top layer; the `open` attribute says whether a modal dialog is shown.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const loader = () => screen.queryByRole('dialog');

it('locks until the last of several tasks has ended, also when one fails', async () => {
  render(<PageLoader />);
  expect(loader()).toBeNull();
  let finish: () => void = () => undefined;
  let fail: (cause: Error) => void = () => undefined;
  await act(async () => {
    lockPage(new Promise<void>((done) => (finish = done)));
    lockPage(new Promise((_, refuse) => (fail = refuse)));
  });
  expect(loader()).toBeVisible();
  await act(async () => finish());
  expect(loader()).toBeVisible();
  await act(async () => fail(new Error('no network')));
  expect(loader()).toBeNull();
});
