import type { LoadStep } from '@tessera/shared/registry';

/** A contribution that could not be shown, and why; shown in its place and reported. */
export class LoadFailure extends Error {
  readonly step: LoadStep;
  readonly remote: string;
  /** Whether a retry may succeed when the network returns; not for a missing file. */
  readonly isNetworkCause: boolean;
  /** Short id for support, shown in the error and in the report. */
  readonly id: string;

  constructor(step: LoadStep, remote: string, cause: unknown, isMissing = false) {
    super(`${remote} failed at ${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'LoadFailure';
    this.step = step;
    this.remote = remote;
    this.isNetworkCause = step === 'download' && !isMissing;
    this.id = Math.random().toString(36).slice(2, 8);
  }
}

const steps = new WeakMap<Error, LoadStep>();

/** Records the step at which a load failed, for {@link stepOf}; the loader that knows it calls this. */
export function recordStep(cause: unknown, step: LoadStep): void {
  if (cause instanceof Error) steps.set(cause, step);
}

/** A chunk of webpack that did not arrive: scripts have an error name, style sheets a code. */
const isMissingFile = (cause: Error & { readonly code?: unknown }): boolean =>
  cause.name === 'ChunkLoadError' || cause.code === 'CSS_CHUNK_LOAD_FAILED';

/** How containers mark a shared module that the page lacks or has in an unsuitable version (presets, retry-shares.ts). */
const isShareFault = (cause: Error & { readonly failedStep?: unknown }): boolean => cause.failedStep === 'share';

const failures = new WeakMap<Error, LoadFailure>();

/** What failed while a contribution was shown: one failure for each cause, so that error and report have the same id. */
export function failureOf(remote: string, cause: unknown): LoadFailure {
  if (cause instanceof LoadFailure) return cause;
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const step = stepOf(error);
  const failure = failures.get(error) ?? new LoadFailure(step === 'contract' ? 'render' : step, remote, error);
  failures.set(error, failure);
  return failure;
}

/** The step at which a load failed; an error that no loader recognises is the contract's own. */
export function stepOf(cause: unknown): LoadStep {
  if (!(cause instanceof Error)) return 'contract';
  if (cause instanceof LoadFailure) return cause.step;
  if (isMissingFile(cause)) return 'download';
  return steps.get(cause) ?? (isShareFault(cause) ? 'share' : 'contract');
}
