import { randomUUID } from 'node:crypto';
import { type Database, one } from '@tessera/database/database';
import { applicationPictureMaximumBytes } from '@tessera/shared/wire/promotions';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { PictureRedrawer } from '../../../platform/pictures/picture-redrawer.ts';
import { redrawnPhoto } from '../../../platform/pictures/redrawn-photo.ts';
import { lockMember } from '../../identity/index.ts';
import type { PromotionsNeeds } from '../needs.ts';

const countedDays = 30;
/** Pictures that are stored for one member in that time. */
const memberMaximum = 30;

async function assertBelowLimit({ db, clock }: Pick<PromotionsNeeds, 'db' | 'clock'>, memberId: number) {
  const since = new Date(clock.now().getTime() - countedDays * dayMs);
  const rows = await db.query<{ count: number }>(
    'select count(*)::int as count from promotion_picture where member_id = $1 and at > $2',
    [memberId, since],
  );
  if (one(rows).count >= memberMaximum) throw new Refusal(429, 'promotion.pictures.full');
}

/**
 * Stores an uploaded picture, drawn anew, until it is sent with an application; answers its id. The limit is asked before
 * the drawing, and again under the member's lock.
 */
export async function addPicture(
  needs: Pick<PromotionsNeeds, 'db' | 'clock'>,
  redrawer: PictureRedrawer,
  memberId: number,
  sent: string,
): Promise<string> {
  const { db, clock } = needs;
  await assertBelowLimit(needs, memberId);
  const image = await redrawnPhoto(redrawer, sent, applicationPictureMaximumBytes);
  const id = randomUUID();
  await db.transaction(async () => {
    await lockMember(db, memberId);
    await assertBelowLimit(needs, memberId);
    await db.query('insert into promotion_picture (id, member_id, image, at) values ($1, $2, $3, $4)', [
      id,
      memberId,
      image,
      clock.now(),
    ]);
  });
  return id;
}

/** Sends the member's pictures with an application; refuses one that is another's, or was sent already. */
export async function attachPictures(
  db: Database,
  memberId: number,
  applicationId: number,
  ids: readonly string[],
): Promise<void> {
  const attached = await db.query(
    `update promotion_picture set application_id = $2
     where id = any($3::uuid[]) and member_id = $1 and application_id is null returning id`,
    [memberId, applicationId, ids],
  );
  if (attached.length !== new Set(ids).size) throw new Refusal(400, 'promotion.picture.unknown');
}

/** Deletes a picture of the member's own that was not sent; again it does nothing. */
export async function removePicture(db: Database, memberId: number, id: string): Promise<void> {
  await db.query('delete from promotion_picture where id = $1 and member_id = $2 and application_id is null', [
    id,
    memberId,
  ]);
}

/** A picture that was sent with an application, for the console. */
export async function applicationPicture({ db }: Pick<PromotionsNeeds, 'db'>, id: string) {
  const [row] = await db.query<{ image: Uint8Array }>(
    'select image from promotion_picture where id = $1 and application_id is not null',
    [id],
  );
  if (!row) throw new Refusal(404, 'promotion.picture.unknown');
  return { contentType: 'image/jpeg' as const, image: Buffer.from(row.image).toString('base64') };
}

const keptDays = 90;

/** Deletes pictures that were uploaded and never sent, and those of applications that were decided a while ago. */
export const purgePicturesJob = ({ db }: Pick<PromotionsNeeds, 'db'>): Job => ({
  name: 'promotions.purge-pictures',
  everyMs: hourMs,
  async run(now) {
    await db.query('delete from promotion_picture where application_id is null and at < $1', [
      new Date(now.getTime() - dayMs),
    ]);
    await db.query(
      `delete from promotion_picture i using promotion_application a
       where a.id = i.application_id and (a.status = 'withdrawn' or a.decided_at < $1)`,
      [new Date(now.getTime() - keptDays * dayMs)],
    );
  },
});
