import { installIntentRouter } from '@tessera/shared/intents';
import type { Boot } from '@tessera/shared/registry';
import { leaveSession } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shell from '../../locales/ko.json';
import { installBoot } from '../remotes/live-remotes.ts';
import { HomePage } from './home-page.tsx';

const freePlay = () => screen.queryByRole('button', { name: new RegExp(shell.visitor.freePlay) });
const switchFreePlay = (enabled: '0' | '1') =>
  act(() => setSwitches([{ modId: 'FREEPLAY3', enabled, childrenNodes: [] }] as Parameters<typeof setSwitches>[0]));

it('home offers free play to a visitor where the merchant has it, and to nobody who is signed in', async () => {
  await startTestPage({ shell, ui });
  const contract = { id: 'auth', switch: 'MF_AUTH', slots: [], provides: { 'start-free-play': { run: true } } };
  installBoot({
    remotes: [{ id: 'auth', contract }],
    merchant: { name: 'Aurora', brand: 'aurora' },
  } as unknown as Boot);
  const asked: string[] = [];
  installIntentRouter(((name: string) => {
    asked.push(name);
    return Promise.resolve({ status: 'done' });
  }) as never);
  act(() => leaveSession('chosen'));
  switchFreePlay('1');
  render(<HomePage />, { wrapper: TestPage });
  await userEvent.click(freePlay() as HTMLElement);
  await waitFor(() => expect(asked).toEqual(['start-free-play']));
  switchFreePlay('0');
  expect(freePlay()).not.toBeInTheDocument();
  switchFreePlay('1');
  expect(freePlay()).toBeVisible();
  act(() => signInForTest());
  expect(freePlay()).not.toBeInTheDocument();
});

it.each([
  ['lotus', 'last'],
  ['harbor', 'last'],
  ['aurora', 'beside the hero'],
] as const)('the home of %s has its games for the keyboard where they are seen: %s', (brand, place) => {
  installBoot({ remotes: [], merchant: { name: brand, brand } } as unknown as Boot);
  const { container } = render(<HomePage />, { wrapper: TestPage });
  const parts = [...(container.querySelector(`.${brand}`)?.children ?? [])].map(({ className }) => className);
  expect(parts).toEqual(
    place === 'last' ? ['title', 'hero', 'main', 'side', 'beside'] : ['title', 'hero', 'beside', 'main', 'side'],
  );
});
