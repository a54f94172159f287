import { partsAtPath, surroundingsOf } from '@tessera/shared/registry';
import { bootDocument, liveNow, type Release, switchesNow } from './live-remotes.ts';

/** A part of a page, by its release. */
interface FirstPart {
  readonly release: Release;
  readonly key: string;
  /** The query of the address narrows what it asks first. */
  readonly isNarrowed: boolean;
}

/** The parts that a page at a path shows first, of the live releases. */
export function firstPartsAt(path: string): readonly FirstPart[] {
  const surroundings = surroundingsOf(bootDocument(), switchesNow());
  return liveNow().flatMap((release) =>
    partsAtPath(release.contract, path, surroundings)
      .filter(({ isBelowFold }) => !isBelowFold)
      .map(({ key, isNarrowed }) => ({ release, key, isNarrowed })),
  );
}
