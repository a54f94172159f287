import { endOtherSessions, followAccount, getSessions, revokeSession } from '@tessera/shared/wire/auth';
import { hourMs } from '../../../platform/clock/durations.ts';
import type { IdentityNeeds } from '../needs.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';

/** Each open page follows once, and again after an interruption of its stream; every follow is a notifying commit. */
const followsPerHour = 600;

export function answerSessions(context: IdentityNeeds): void {
  const { routes, sessions, db, limits } = context;

  routes.handleMember(getSessions, async ({ member, token }) =>
    (await sessions.of(member.id, token)).map(
      ({ id, isCurrent, ip, userAgent, createdAt, rememberedId, rememberedUntil }) => ({
        id,
        isCurrent,
        ip: ip ?? '',
        userAgent: userAgent ?? '',
        createdAtMs: createdAt.getTime(),
        remembered:
          rememberedId === null || rememberedUntil === null
            ? null
            : { id: rememberedId, untilMs: rememberedUntil.getTime() },
      }),
    ),
  );

  routes.handleMember(revokeSession, async ({ member, request }) => {
    await sessions.revokeOne(member.id, request.id);
    return null;
  });

  routes.handleMember(followAccount, async ({ member, token, request }) => {
    await limits.take('follow-account', String(member.id), followsPerHour, hourMs);
    await sessions.follow(token, request.stream);
    return null;
  });

  routes.handleMember(endOtherSessions, async ({ member, token }) => {
    await db.transaction(() => endSignIns(context, member.id, { token, keepRemembered: true }));
    return null;
  });
}
