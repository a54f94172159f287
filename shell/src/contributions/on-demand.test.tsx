/** @jest-environment jsdom */
import { startTestPage, TestPage } from '@tessera/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../locales/ko.json';
import { installBoot } from '../remotes/live-remotes.ts';
import { onDemand } from './on-demand.tsx';

const Menu = ({ name }: { readonly name: string }) => <p>{name}</p>;
installBoot({ shell: { version: '1' }, remotes: [] } as unknown as Parameters<typeof installBoot>[0]);
let isOnline = true;
const load = async () => {
  if (!isOnline) throw new Error('Loading chunk 15 failed.');
  return { default: Menu };
};

function Page({ Part }: { readonly Part: ReturnType<typeof onDemand<{ readonly name: string }>> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        열기
      </button>
      {isOpen && <Part part={{ name: '메뉴' }} isSilent onFailed={() => setOpen(false)} />}
    </>
  );
}

beforeAll(() => startTestPage({ shell: messages }));
beforeEach(() => {
  isOnline = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('leaves the page intact when a part cannot be fetched, and fetches it at the next request', async () => {
  isOnline = false;
  render(<Page Part={onDemand(load)} />, { wrapper: TestPage });
  const button = screen.getByRole('button', { name: '열기' });
  button.click();
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('shell failed'), expect.anything()),
  );
  expect(button).toBeVisible();
  isOnline = true;
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  button.click();
  expect(await screen.findByText('메뉴')).toBeVisible();
});

it('shows in its place that a part is missing, and loads it on retry', async () => {
  isOnline = false;
  const Part = onDemand(load);
  render(<Part part={{ name: '메뉴' }} />, { wrapper: TestPage });
  const [retry] = await screen.findAllByRole('button');
  isOnline = true;
  retry?.click();
  expect(await screen.findByText('메뉴')).toBeVisible();
});
