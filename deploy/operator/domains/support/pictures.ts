import { randomUUID } from 'node:crypto';
import { type Database, one, type SqlValue } from '@tessera/database/database';
import { supportPictureMaximumBytes } from '@tessera/shared/wire/support';
import { dayMs } from '../../platform/clock/durations.ts';
import { holdLock } from '../../platform/database/locks.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { PictureRedrawer } from '../../platform/pictures/picture-redrawer.ts';
import { redrawnPhoto } from '../../platform/pictures/redrawn-photo.ts';
import { type Caller, ofGuest, ownedBy, ownerOf, storageLimitOf } from './caller.ts';
import type { SupportNeeds } from './needs.ts';

const countedDays = 30;
/** Stored in the last 30 days, by one caller and by all guests of one network: about 60 and 200 pictures. */
const callerMaximumBytes = 20 * 1024 * 1024;
const networkMaximumBytes = 64 * 1024 * 1024;

/** Refuses a picture once the limit is reached. */
async function assertBelowLimit({ db, clock }: SupportNeeds, caller: Caller): Promise<void> {
  const since = new Date(clock.now().getTime() - countedDays * dayMs);
  const stored = async (where: string, values: readonly SqlValue[]) => {
    const sql = `select coalesce(sum(octet_length(p.image)), 0)::int as bytes from support_picture p where ${where}`;
    return one(await db.query<{ bytes: number }>(sql, values)).bytes;
  };
  const isFull =
    (await stored(`${ownedBy('p')} and p.at > $4`, [...ownerOf(caller), since])) >= callerMaximumBytes ||
    (caller.isGuest &&
      (await stored(`p.merchant = $1 and p.network = $2 and p.at > $3 and ${ofGuest('p')}`, [
        caller.merchant,
        caller.network,
        since,
      ])) >= networkMaximumBytes);
  if (isFull) throw new Refusal(429, 'support.pictures.full');
}

/**
 * Decodes an uploaded PNG or JPEG and stores it drawn anew: nothing else of the upload is ever served. The limit is
 * checked before the drawing, and again under a lock when the picture is stored.
 */
export async function addPicture(
  needs: SupportNeeds,
  redrawer: PictureRedrawer,
  caller: Caller,
  sent: string,
): Promise<string> {
  const { db, clock } = needs;
  await assertBelowLimit(needs, caller);
  const image = await redrawnPhoto(redrawer, sent, supportPictureMaximumBytes);
  const id = randomUUID();
  await db.transaction(async () => {
    await holdLock(db, 'supportCaller', storageLimitOf(caller));
    await assertBelowLimit(needs, caller);
    await db.query(
      `insert into support_picture (merchant, member_id, visitor_hash, id, image, at, network)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [...ownerOf(caller), id, image, clock.now(), caller.network],
    );
  });
  return id;
}

const unknown = () => new Refusal(404, 'support.picture.unknown');

function onWire(rows: readonly { readonly image: Uint8Array }[]) {
  const [row] = rows;
  if (!row) throw unknown();
  return { contentType: 'image/jpeg' as const, image: Buffer.from(row.image).toString('base64') };
}

/** A picture of the caller's own. */
export async function ownPicture(db: Database, caller: Caller | null, id: string) {
  if (!caller) throw unknown();
  const sql = `select p.image from support_picture p where p.id = $4 and ${ownedBy('p')}`;
  return onWire(await db.query<{ image: Uint8Array }>(sql, [...ownerOf(caller), id]));
}

/** A picture that somebody has sent, for the console. */
export async function sentPicture({ db }: Pick<SupportNeeds, 'db'>, id: string) {
  const sql = 'select image from support_picture where id = $1 and message_id is not null';
  return onWire(await db.query<{ image: Uint8Array }>(sql, [id]));
}

/** Deletes pictures that were uploaded and never sent. */
export const purgePicturesJob = ({ db }: SupportNeeds): Job => ({
  name: 'support.purge-pictures',
  everyMs: dayMs / 24,
  async run(now) {
    await db.query('delete from support_picture where message_id is null and at < $1', [
      new Date(now.getTime() - dayMs),
    ]);
  },
});
