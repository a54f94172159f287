import { bus, type EventName } from '@tessera/shared/events';
import { switches$ } from '@tessera/shared/switches';
import type { Subscription } from 'rxjs';
import { loadPartOrFallBack } from '../remotes/fallback.ts';
import { liveNow, onReleasesChange, type Release } from '../remotes/live-remotes.ts';
import { failureOf } from '../remotes/load-failure.ts';
import { reportFailure } from '../remotes/release-reports.ts';

type Reaction = (payload: unknown) => void | Promise<void>;

/** Subscribes the reactions of the live contracts; a reaction's code is loaded when its event first happens. */
export function connectReactions(): void {
  const connected = new Map<string, readonly Subscription[]>();
  const connect = () => {
    const live = liveNow();
    for (const [container, subscriptions] of connected) {
      if (live.some((release) => release.container === container)) continue;
      for (const subscription of subscriptions) subscription.unsubscribe();
      connected.delete(container);
    }
    for (const release of live) {
      if (connected.has(release.container)) continue;
      bus.declare(release.id, release.contract.emits);
      connected.set(
        release.container,
        release.contract.consumes.map((event) => listen(release, event as EventName)),
      );
    }
  };
  switches$.subscribe(connect);
  onReleasesChange(connect);
}

function listen(release: Release, event: EventName): Subscription {
  return bus.on(event, release.id).subscribe((payload) => {
    const part = `reaction:${event}`;
    loadPartOrFallBack<Reaction>(release, part)
      .then((react) => react(payload))
      .catch((cause: unknown) => reportFailure(failureOf(release.id, cause), release.version, part));
  });
}
