import type { DrawnAvatar, OwnAvatarType } from '@tessera/shared/wire/auth';
import type { IdentityNeeds } from '../needs.ts';
import type { OwnPicture } from './own-picture.ts';

interface Standing {
  readonly drawn: DrawnAvatar | null;
  readonly changedAt: Date;
}

/** Pictures of members. */
export function avatars({ db, clock }: IdentityNeeds) {
  async function keep(memberId: number, drawn: DrawnAvatar | null, own: OwnPicture | null): Promise<void> {
    await db.query(
      `insert into avatar (member_id, drawn, content_type, image, changed_at) values ($1, $2, $3, $4, $5)
       on conflict (member_id) do update set drawn = excluded.drawn, content_type = excluded.content_type,
         image = excluded.image, changed_at = excluded.changed_at`,
      [memberId, drawn, own?.contentType ?? null, own?.image ?? null, clock.now()],
    );
  }
  return {
    /** Which one it is, without its bytes. */
    async of(memberId: number): Promise<Standing | undefined> {
      const rows = await db.query<Standing>(
        'select drawn, changed_at as "changedAt" from avatar where member_id = $1',
        [memberId],
      );
      return rows[0];
    },
    async ownOf(memberId: number): Promise<{ contentType: OwnAvatarType; image: Uint8Array } | undefined> {
      const rows = await db.query<{ contentType: OwnAvatarType; image: Uint8Array }>(
        'select content_type as "contentType", image from avatar where member_id = $1 and image is not null',
        [memberId],
      );
      return rows[0];
    },
    keepDrawn: (memberId: number, drawn: DrawnAvatar): Promise<void> => keep(memberId, drawn, null),
    keepOwn: (memberId: number, own: OwnPicture): Promise<void> => keep(memberId, null, own),
    async remove(memberId: number): Promise<void> {
      await db.query('delete from avatar where member_id = $1', [memberId]);
    },
  };
}
