/** Where a load stopped (architecture §5.6). */
export type LoadStep = 'registry' | 'integrity' | 'download' | 'share' | 'contract' | 'render';

/** A contribution that could not be shown, and why; shown in its place and reported. */
export class LoadFailure extends Error {
  readonly step: LoadStep;
  readonly remote: string;
  /** Whether a network that returns may mend it; a file that is not there stays away (architecture §5.6). */
  readonly isNetworkCause: boolean;
  /** Short id for support; stands on the resting tile and in the report. */
  readonly id: string;

  constructor(step: LoadStep, remote: string, cause: unknown, isGone = false) {
    super(`${remote} failed at ${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'LoadFailure';
    this.step = step;
    this.remote = remote;
    this.isNetworkCause = step === 'download' && !isGone;
    this.id = Math.random().toString(36).slice(2, 8);
  }
}

/** Names the step at which a loader's error happened, from what webpack and the federation runtime throw. */
export function stepOf(cause: unknown): LoadStep {
  const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
  if (/integrity|digest/i.test(text)) return 'integrity';
  if (/RUNTIME-012|loadShare|shared module/i.test(text)) return 'share';
  if (
    /ChunkLoadError|CSS_CHUNK_LOAD_FAILED|RUNTIME-00[178]|Loading (?:CSS )?chunk|deadline|NetworkError|Failed to fetch/i.test(
      text,
    )
  )
    return 'download';
  return 'contract';
}
