import type { Result } from '@tessera/shared/api';
import type { FieldPath, FieldValues, UseFormReturn } from '@tessera/shared/form';
import { type OwnerProof, useSecurityChanged, useSecurityConfig } from '../../api/security.ts';
import { useTell } from '../form/use-tell.ts';

interface OwnerValues {
  readonly password: string;
  readonly ownerCode: string;
}

/** The password that a form asks its owner for is labelled as the one to log in by, not as the one before a new one. */
const ownKeys = { 'password.old.wrong': 'error.password_login_wrong' } as const;

/** What a form that changes a guard has for its owner. */
export const noProof: OwnerValues = { password: '', ownerCode: '' };

/** How the owner of the account proves it: by the password, or where there is none by a code to the account's number. */
export function useOwner() {
  const hasPassword = useSecurityConfig().data?.passwordChangedAtMs !== null;
  return {
    field: hasPassword ? 'password' : 'ownerCode',
    proofOf: ({ password, ownerCode }: OwnerValues): OwnerProof => (hasPassword ? { password } : { ownerCode }),
  } as const;
}
export type Owner = ReturnType<typeof useOwner>;

/**
 * Tells refusals as `useTell` does, those of the owner's proof among them. A place is `undefined` while its field isn't
 * drawn; a refusal of that kind means that the account stands otherwise than was known, so that is asked for anew.
 */
export function useOwnerTell<Values extends FieldValues & OwnerValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  { field }: Owner,
  places: Readonly<Record<string, FieldPath<Values> | undefined>>,
) {
  const changed = useSecurityChanged();
  const placeOf = (drawn: Owner['field']) => (field === drawn ? (drawn as FieldPath<Values>) : undefined);
  const allPlaces: typeof places = {
    ...places,
    'password.old.wrong': placeOf('password'),
    'owner.code.invalid': placeOf('ownerCode'),
    'owner.code.expired': placeOf('ownerCode'),
    'owner.code.unsent': placeOf('ownerCode'),
  };
  const { notice, tell } = useTell(form, allPlaces, ownKeys);
  function tellOwner<Value>(answered: Result<Value>): answered is Extract<Result<Value>, { ok: true }> {
    if (!answered.ok && answered.error.code in allPlaces && !allPlaces[answered.error.code]) void changed();
    return tell(answered);
  }
  return { notice, tell: tellOwner };
}
