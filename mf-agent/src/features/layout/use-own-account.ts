import { useSession } from '@tessera/shared/session';

/** The name of the agent's own account; undefined for a moment after signing out. */
export function useOwnAccount(): string | undefined {
  const session = useSession();
  return 'member' in session ? session.member.account : undefined;
}
