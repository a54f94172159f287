import * as v from 'valibot';

const remotes = v.array(v.object({ switch: v.pipe(v.string(), v.regex(/^MF_[A-Z0-9_]+$/)) }));

/** How long a list is used; somebody who has just published a remote finds it in the console after that. */
const freshMs = 5_000;
const deadlineMs = 2_000;

/** Switches of the remotes that are released: a remote that a team has published can be switched on for merchants. */
export interface ReleasedRemotes {
  /** Names such as `MF_POKER`; the last known ones while the registry is away, none without a registry. */
  switches(): Promise<ReadonlySet<string>>;
}

export function releasedRemotes(registryUrl: string | undefined, now = () => performance.now()): ReleasedRemotes {
  let known: ReadonlySet<string> = new Set();
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    async switches() {
      if (registryUrl === undefined || now() - askedAt < freshMs) return known;
      askedAt = now();
      try {
        const answer = await fetch(`${registryUrl}/v1/remotes`, { signal: AbortSignal.timeout(deadlineMs) });
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        known = new Set(v.parse(remotes, await answer.json()).map((remote) => remote.switch));
      } catch (cause) {
        console.error(`[console] the registry does not say which remotes there are: ${String(cause)}`);
      }
      return known;
    },
  };
}
