import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

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

const steps = new WeakMap<Error, LoadStep>();

function noteStep(cause: unknown, step: LoadStep): void {
  if (cause instanceof Error) steps.set(cause, step);
}

/** Notes at which step the federation runtime failed, for {@link stepOf}. */
export const noteFailingStep: ModuleFederationRuntimePlugin = {
  name: 'note-failing-step',
  // A container's entry: not fetched, cut short on its way, or without the global that it should set.
  afterLoadEntry: ({ error }) => noteStep(error, 'download'),
  errorLoadShare: ({ error }) => noteStep(error, 'share'),
};

/** A file of webpack's own that did not come: its loader gives scripts a name of error and style sheets a code. */
const isMissingFile = (cause: Error & { readonly code?: unknown }): boolean =>
  cause.name === 'ChunkLoadError' || cause.code === 'CSS_CHUNK_LOAD_FAILED';

/** The runtime's code where a remote's shared module is provided by nobody: thrown outside its hooks. */
const NOBODY_SHARES = 'RUNTIME-012';

/** The step at which an error of a loader happened; what no loader knows is the contract's own fault. */
export function stepOf(cause: unknown): LoadStep {
  if (!(cause instanceof Error)) return 'contract';
  if (isMissingFile(cause)) return 'download';
  return steps.get(cause) ?? (cause.message.includes(NOBODY_SHARES) ? 'share' : 'contract');
}
