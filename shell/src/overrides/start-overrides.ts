import type { Boot, Override, PageOverride, PageTrust, RemoteRelease, Signed } from '@tessera/shared/registry';
import type { OverrideNews } from '@tessera/shared/registry/overrides';
import { onReleasesChange, type Release, releaseOf, setLocalRelease } from '../remotes/live-remotes.ts';
import { trustedBuild, trustedOverride } from '../remotes/signed-lists.ts';
import { addLocalFiles, fetchFile, prepareFiles } from '../remotes/trusted-files.ts';
import { type LocalState, localReleases, noteLocal } from './local-releases.ts';

/** The first render waits for the developer's machine, which answers at once or not at all. */
const CONNECT_MS = 2_000;
const FILE_MS = 8_000;

const ruled: Partial<Record<PageOverride['because'], LocalState>> = {
  kill: 'killed',
  switch: 'switchedOff',
  pin: 'pinned',
};

/** Uses the developer's own releases from now on; ends when the first build of each is there, or known not to be. */
export async function startOverrides({ overrides = [], trust }: Pick<Boot, 'overrides' | 'trust'>): Promise<void> {
  if (!trust) return;
  const starting = overrides.map((each) =>
    // The published release stays where the edge has accepted what this page does not.
    startOverride(each, trust).catch((cause: unknown) => console.error('[override]', cause)),
  );
  await Promise.all(starting);
  followStops();
}

/** A remote that is gone from the page, because it was stopped or switched off, takes the local release with it. */
function followStops(): void {
  onReleasesChange(() => {
    for (const { remote, state } of localReleases.get()) {
      if (!releaseOf(remote) && state === 'running') noteLocal(remote, { state: 'killed' });
      if (releaseOf(remote) && state === 'killed') noteLocal(remote, { state: 'running' });
    }
  });
}

async function startOverride({ signed, because }: PageOverride, trust: PageTrust): Promise<void> {
  const override = await trustedOverride(signed, trust);
  const { remote, version, expiresAt } = override;
  const state = ruled[because] ?? 'connecting';
  localReleases.set((all) => [...all, { remote, version, expiresAt, state }]);
  if (state === 'connecting') await follow({ signed, override, trust });
}

interface Of {
  readonly signed: Signed;
  readonly override: Override;
  readonly trust: PageTrust;
}

/** Takes each build as it comes; without a sign of the developer's machine, the published release is used. */
function follow(of: Of): Promise<void> {
  const { remote, origin, expiresAt } = of.override;
  const stream = new EventSource(`${origin}/builds`);
  const end = (state: LocalState) => {
    noteLocal(remote, { state });
    setLocalRelease(remote, undefined);
  };
  setTimeout(() => {
    stream.close();
    end('expired');
  }, expiresAt - of.trust.now);
  return new Promise((resolve) => {
    setTimeout(resolve, CONNECT_MS);
    let taking = Promise.resolve();
    stream.addEventListener('message', ({ data }) => {
      taking = taking
        .then(() => take(JSON.parse(String(data)) as OverrideNews, of))
        .catch((cause: unknown) => {
          console.error('[override]', cause);
          end('refused');
        })
        .then(resolve);
    });
    // The browser tries again by itself, and gets the last build.
    stream.addEventListener('error', () => {
      end('stopped');
      resolve();
    });
  });
}

/** By remote, the last build that was taken: one that failed is not taken again. */
const taken = new Map<string, string>();

async function take({ build, error }: OverrideNews, of: Of): Promise<void> {
  const { remote } = of.override;
  const state = error === undefined ? 'running' : 'notBuilding';
  if (error !== undefined) console.error(`[override] ${remote} does not build:\n${error}`);
  if (!build) return noteLocal(remote, { state });
  const release = await loadBuild(build, of);
  const hasFailed = taken.get(remote) === release.version && releaseOf(remote)?.version !== release.version;
  if (hasFailed && localStateOf(remote) === 'failed') return;
  taken.set(remote, release.version);
  noteLocal(remote, { state, version: release.version });
  if (releaseOf(remote)?.version !== release.version) setLocalRelease(remote, release);
}

const localStateOf = (id: string): LocalState | undefined =>
  localReleases.get().find(({ remote }) => remote === id)?.state;

/** The release of a build, whose list of files its developer has signed. */
async function loadBuild(build: Signed, { signed, override, trust }: Of): Promise<Release> {
  const { id, version, builds } = await trustedBuild(build, { signed, override }, trust);
  const { files, container, entry } = builds.browser;
  const base = `${override.origin}/${version}/`;
  const source = { id, version, base, filesHash: files };
  addLocalFiles(source);
  await prepareFiles(source);
  const record = (await (await fetchFile(id, `${base}remote.json`, FILE_MS)).json()) as RemoteRelease;
  const isSigned = [
    record.id === id,
    record.version === version,
    record.container === container,
    record.entry === entry,
  ];
  if (isSigned.includes(false)) throw new Error(`The record of ${id} ${version} is not the one that was signed.`);
  return { ...record, base, filesHash: files };
}
