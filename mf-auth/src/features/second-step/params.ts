import type { ApiError } from '@tessera/shared/api';
import type { SecondStep, SignedIn } from '@tessera/shared/wire/auth';
import type { FirstStep } from '../../api/sign-in.ts';

export interface SecondStepParams {
  readonly step: SecondStep;
  readonly first: FirstStep;
}

/** Dismissed, there is no result: nobody is signed in. */
export type SecondStepResult =
  | { readonly answer: Omit<SignedIn, 'token'> }
  /** The sign-in has to begin anew. */
  | { readonly error: ApiError };
