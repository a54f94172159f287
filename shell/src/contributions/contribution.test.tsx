/** @jest-environment node */
import type { Boot } from '@tessera/shared/registry';
import { startTestPage } from '@tessera/shared/testing';
import { EnterOwner, onDemand } from '@tessera/shared/ui/on-demand';
import type { ComponentType } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { enterRelease, onEnter } from '../remotes/entered-releases.ts';
import { installBoot } from '../remotes/live-remotes.ts';
import { loadPartAhead } from '../remotes/part-loader.ts';
import { installRemoteLoader } from '../remotes/remote-loader.ts';
import { Contribution } from './contribution.tsx';

const KEY = 'slot:home.main#0';
const NO_PROPS = {};
const later = () => new Promise((resume) => setTimeout(resume, 5));

/** Whose code runs, as the edge knows it. */
let owner: string | undefined;
let ranAs: string | undefined;
onEnter((id) => {
  owner = id;
});

/** Renders a page of the edge with one part of `games`, and answers whose the failures are. */
async function ownersOfFailures(Widget: ComponentType, Shell: ComponentType = () => null): Promise<readonly unknown[]> {
  await startTestPage({ games: {} });
  const contract = {
    id: 'games',
    switch: 'MF_GAMES',
    slots: [{ slot: 'home.main', widget: async () => ({ default: Widget }) }],
  };
  const release = { id: 'games', container: `games_${Math.random()}`, contract } as never;
  installBoot({ remotes: [release], merchant: { name: 'Aurora', brand: 'aurora' } } as unknown as Boot);
  installRemoteLoader(async () => contract as never);
  await loadPartAhead(release, KEY);
  const failed: unknown[] = [];
  const stream = await renderToReadableStream(
    <EnterOwner value={() => enterRelease('shell')}>
      <Contribution release={release} partKey={KEY} waiting={null} failed={() => null} componentProps={NO_PROPS} />
      <Shell />
    </EnterOwner>,
    { onError: () => void failed.push(owner) },
  );
  await stream.allReady;
  await new Response(stream).text();
  return failed;
}

const Seen = () => {
  ranAs = owner;
  return null;
};
const broken = (): never => {
  throw new Error('no odds');
};
/** A part whose code comes after what is around it has been rendered. */
function partOf(load: () => Promise<{ readonly default: ComponentType }>, waiting?: ComponentType) {
  const Part = onDemand(load);
  const Waiting = waiting;
  return () => <Part part={NO_PROPS} waiting={Waiting && <Waiting />} />;
}
const late = (part: ComponentType) =>
  partOf(async () => {
    await later();
    return { default: part };
  });

describe('at the edge, code of a remote that is loaded when it is first rendered', () => {
  beforeEach(() => {
    ranAs = undefined;
  });

  it('runs as that of the remote, so that it is blamed for what does not end there', async () => {
    expect(await ownersOfFailures(late(Seen))).toEqual([]);
    expect(ranAs).toBe('games');
  });

  it('is also evaluated as that of the remote', async () => {
    const evaluated = partOf(() =>
      Promise.resolve().then(() => {
        ranAs = owner;
        return { default: () => null };
      }),
    );
    await ownersOfFailures(evaluated);
    expect(ranAs).toBe('games');
  });

  it('counts for the remote if it throws, cannot be loaded, or if its placeholder throws', async () => {
    expect(await ownersOfFailures(late(broken))).toEqual(['games']);
    expect(await ownersOfFailures(partOf(() => later().then(broken)))).toEqual(['games']);
    const withPlaceholder = partOf(() => later().then(() => ({ default: Seen })), broken);
    expect(await ownersOfFailures(withPlaceholder)).toEqual(['games']);
  });

  it("leaves the shell's own to the shell, whatever has run before it", async () => {
    const ofShell = partOf(async () => {
      for (let turn = 0; turn < 3; turn += 1) await later();
      return { default: broken };
    });
    expect(await ownersOfFailures(late(Seen), ofShell)).toEqual(['shell']);
    expect(ranAs).toBe('games');
  });
});
