import { bus } from '@tessera/shared/events';
import type { Boot } from '@tessera/shared/registry';
import { setSwitches } from '@tessera/shared/switches';
import { BehaviorSubject } from 'rxjs';

/** System status as it is now (spec §2). */
export const status$ = new BehaviorSubject(0);

const POLL_MS = 15_000;
type LivePart = Pick<Boot, 'switches' | 'status'>;

function apply(live: LivePart): void {
  if (status$.value !== live.status) status$.next(live.status);
  setSwitches(live.switches);
  bus.emit('shell', 'shell:switches-changed', { at: Date.now() });
}

/** Follows the merchant's switches and status: pushed by the edge, asked for while the stream is down (architecture §4). */
export function followServer(): void {
  let polling: ReturnType<typeof setInterval> | undefined;
  const stream = new EventSource('/edge/live');
  stream.addEventListener('message', (message) => apply(JSON.parse(message.data) as LivePart));
  if (process.env.NODE_ENV !== 'production') stream.addEventListener('release-changed', () => window.location.reload());
  stream.addEventListener('open', () => {
    clearInterval(polling);
    polling = undefined;
  });
  stream.addEventListener('error', () => {
    polling ??= setInterval(poll, POLL_MS);
  });
}

async function poll(): Promise<void> {
  try {
    const answer = await fetch('/edge/live.json');
    if (answer.ok) apply((await answer.json()) as LivePart);
  } catch {
    // No network: the last known state stands, and the next poll asks again (decision 9).
  }
}
