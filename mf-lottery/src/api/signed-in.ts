import { useSession } from '@tessera/shared/session';

/** Whether calls of a member can be made: not for a visitor, nor while it is not known yet who is here. */
export function useIsSignedIn(): boolean {
  const { role } = useSession();
  return role !== 'visitor' && role !== 'restoring';
}
