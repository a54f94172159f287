/** What the watch says of one package: when it was built last, from which code, or why it could not be. */
interface WatchedBuild {
  readonly at: number;
  readonly hash?: string;
  readonly error?: string;
}
type WatchedBuilds = Readonly<Record<string, WatchedBuild>>;

declare global {
  /** Asks a build on this page for its changed modules; null when there are none. */
  var tesseraHotUpdates: Set<() => Promise<readonly unknown[] | null>> | undefined;
}

let known: WatchedBuilds | undefined;

/** `npm run dev`: shows why a package does not build, and takes over what was built, keeping the state of the page. */
export async function followBuilds(
  builds: WatchedBuilds,
  reload = (): void => window.location.reload(),
): Promise<void> {
  const before = known;
  known = builds;
  showErrors(builds);
  if (!before) return;
  const built = Object.keys(builds).filter((id) => !builds[id]?.error && builds[id]?.at !== before[id]?.at);
  if (built.length === 0) return;
  // The same code built again: its messages have changed, which are read when the page starts.
  const hasNewCode = built.every((id) => builds[id]?.hash !== before[id]?.hash);
  if (!hasNewCode || !(await takeUpdates())) reload();
}

/** False when some module could not be replaced in the open page. */
async function takeUpdates(): Promise<boolean> {
  const checks = [...(globalThis.tesseraHotUpdates ?? [])].map((check) => check());
  const results = await Promise.allSettled(checks);
  return (
    results.every(({ status }) => status === 'fulfilled') &&
    results.some((result) => result.status === 'fulfilled' && result.value)
  );
}

const OVERLAY = 'tessera-build-errors';

function showErrors(builds: WatchedBuilds): void {
  const errors = Object.entries(builds).flatMap(([id, { error }]) => (error ? [`${id}: ${error}`] : []));
  document.getElementById(OVERLAY)?.remove();
  if (errors.length === 0) return;
  const overlay = document.createElement('pre');
  overlay.id = OVERLAY;
  overlay.setAttribute('role', 'alert');
  overlay.textContent = errors.join('\n\n');
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    margin: '0',
    padding: '32px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    font: '14px/1.5 ui-monospace, monospace',
    color: 'canvastext',
    background: 'canvas',
  });
  document.body.append(overlay);
}
