import type { Boot } from '@tessera/shared/registry';
import { setSwitches } from '@tessera/shared/switches';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { installBoot } from '../remotes/live-remotes.ts';
import { loadPart } from '../remotes/part-loader.ts';
import { installRemoteLoader } from '../remotes/remote-loader.ts';
import { Slot } from './slot.tsx';

const reserved = () => document.querySelector('[style*="290px"]');
let wasReserved = false;

function HotGames() {
  useLayoutEffect(() => {
    wasReserved = reserved() !== null;
  }, []);
  return <p>hot games</p>;
}

async function showHome(): Promise<void> {
  await startTestPage({ games: {} });
  const slots = [
    { slot: 'home.main', order: 1, widget: async () => ({ default: HotGames }) },
    {
      slot: 'home.main',
      order: 2,
      reserve: '290px',
      isBelowFold: true,
      widget: async () => ({ default: () => <p>new games</p> }),
    },
  ];
  const contract = { id: 'games', switch: 'MF_GAMES', slots };
  const release = { id: 'games', container: 'games_1', contract };
  installBoot({ remotes: [release], merchant: { name: 'Aurora', brand: 'aurora' } } as unknown as Boot);
  setSwitches([{ modId: 'MF_GAMES', enabled: '1', childrenNodes: [] }] as never);
  installRemoteLoader(async () => contract as never);
  await loadPart(release as never, 'slot:home.main#0');
  await act(async () => void render(<Slot name="home.main" size="tile" />, { wrapper: TestPage }));
  expect(wasReserved).toBe(true);
  expect(screen.getByText('hot games')).toBeInTheDocument();
}

describe('a part below the fold', () => {
  it('is rendered when the visitor scrolls near it, also on a busy page', async () => {
    // A page that is never idle.
    Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined });
    let scrollNear = async (): Promise<void> => {
      throw new Error('Nothing is observed.');
    };
    const observer = jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((notify) => {
      scrollNear = () => act(async () => notify([{ isIntersecting: true } as never], {} as never));
      return { observe: () => undefined, disconnect: () => undefined } as never;
    });
    await showHome();
    expect(screen.queryByText('new games')).not.toBeInTheDocument();
    await scrollNear();
    expect(await screen.findByText('new games')).toBeInTheDocument();
    expect(reserved()).toBeNull();
    observer.mockRestore();
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
  });

  it('is rendered when the page is idle', async () => {
    await showHome();
    expect(screen.queryByText('new games')).not.toBeInTheDocument();
    expect(await screen.findByText('new games', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(reserved()).toBeNull();
  });
});
