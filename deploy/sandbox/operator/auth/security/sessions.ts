import { getSessions, revokeSession } from '@tessera/shared/wire/auth';
import type { OperatorContext } from '../../context.ts';

export function answerSessions({ routes, sessions }: OperatorContext): void {
  routes.handleMember(getSessions, async ({ member, token }) =>
    (await sessions.of(member.id, token)).map(({ id, isCurrent, ip, userAgent, createdAt }) => ({
      id,
      isCurrent,
      ip: ip ?? '',
      userAgent: userAgent ?? '',
      createdAtMs: createdAt.getTime(),
    })),
  );

  routes.handleMember(revokeSession, async ({ member, request }) => {
    await sessions.revokeOne(member.id, request.id);
    return null;
  });
}
