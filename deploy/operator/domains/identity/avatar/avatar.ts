import { getAvatar, getMemberIcon, setAvatar } from '@tessera/shared/wire/auth';
import { hourMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { createPictureRedrawer } from '../../../platform/pictures/picture-redrawer.ts';
import { isTrial } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { avatars } from './avatar-store.ts';
import { ownPicture } from './own-picture.ts';

const perHour = 60;

/** The member's picture: which one, the bytes of an own one, and choosing another. */
export function answerAvatar(context: IdentityNeeds): void {
  const { routes, limits } = context;
  const store = avatars(context);
  const redrawer = createPictureRedrawer();

  routes.handleMember(getAvatar, async ({ member }) => {
    const standing = await store.of(member.id);
    return standing?.drawn === null
      ? { avatarType: 'CUSTOM' as const, avatar: String(standing.changedAt.getTime()) }
      : { avatarType: 'STATIC' as const, avatar: standing?.drawn ?? ('' as const) };
  });

  routes.handleMember(getMemberIcon, async ({ member }) => {
    const own = await store.ownOf(member.id);
    return own ? { contentType: own.contentType, image: Buffer.from(own.image).toString('base64') } : null;
  });

  routes.handleMember(setAvatar, async ({ member, request }) => {
    // A trial account has no picture (spec §6).
    if (isTrial(member)) throw new Refusal(403, 'account.trial');
    await limits.take('avatar', String(member.id), perHour, hourMs);
    if (request.avatarType === 'CUSTOM') await store.keepOwn(member.id, await ownPicture(redrawer, request.avatar));
    else if (request.avatar) await store.keepDrawn(member.id, request.avatar);
    else await store.remove(member.id);
    return null;
  });
}
