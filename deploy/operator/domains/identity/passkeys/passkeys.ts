import { getPasskeys, removePasskey } from '@tessera/shared/wire/auth';
import type { IdentityNeeds } from '../needs.ts';
import { asOwner } from '../security/as-owner.ts';
import { passkeys } from './passkey-store.ts';

/** Listing passkeys and removing them; only their owner does. */
export function answerPasskeys(context: IdentityNeeds): void {
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

  routes.handleMember(removePasskey, ({ merchant, member, request }) =>
    asOwner(context, merchant, member, request, async () => {
      await store.remove(member.id, request.id);
      return null;
    }),
  );
}
