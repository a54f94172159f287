import { getPasskeys, removePasskey } from '@tessera/shared/wire/auth';
import type { OperatorContext } from '../../context.ts';
import { requirePassword } from '../security/require-password.ts';
import { passkeys } from './passkey-store.ts';

/** Listing passkeys and removing them; the password guards that. */
export function answerPasskeys(context: OperatorContext): void {
  const { routes } = context;
  const store = passkeys(context);

  routes.handleMember(getPasskeys, async ({ member }) =>
    (await store.of(member.id)).map(({ id, name, host, createdAt, lastUsedAt }) => ({
      id,
      name,
      host,
      createdAtMs: createdAt.getTime(),
      lastUsedAtMs: lastUsedAt?.getTime() ?? null,
    })),
  );

  routes.handleMember(removePasskey, async ({ merchant, member, request }) => {
    await requirePassword(context, merchant, member, request.password);
    await store.remove(member.id, request.id);
    return null;
  });
}
