import { randomUUID } from 'node:crypto';
import { type Database, one } from '@tessera/database/database';
import { proofPictureMaximumBytes } from '@tessera/shared/wire/wallet';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { PictureRedrawer } from '../../../platform/pictures/picture-redrawer.ts';
import { redrawnPhoto } from '../../../platform/pictures/redrawn-photo.ts';
import { lockMember } from '../../identity/index.ts';
import type { CashierNeeds } from '../needs.ts';

const countedDays = 30;
/** Pictures that are stored for one member in that time. */
const memberMaximum = 30;

/** Stores an uploaded picture, drawn anew, until it is sent as a proof; answers its id. */
export async function addProof(
  { db, clock }: Pick<CashierNeeds, 'db' | 'clock'>,
  redrawer: PictureRedrawer,
  memberId: number,
  sent: string,
): Promise<string> {
  const image = await redrawnPhoto(redrawer, sent, proofPictureMaximumBytes);
  const id = randomUUID();
  await db.transaction(async () => {
    await lockMember(db, memberId);
    const now = clock.now();
    const since = new Date(now.getTime() - countedDays * dayMs);
    const rows = await db.query<{ count: number }>(
      'select count(*)::int as count from withdrawal_proof where member_id = $1 and at > $2',
      [memberId, since],
    );
    if (one(rows).count >= memberMaximum) throw new Refusal(429, 'withdrawal.proof.full');
    await db.query('insert into withdrawal_proof (id, member_id, image, at) values ($1, $2, $3, $4)', [
      id,
      memberId,
      image,
      now,
    ]);
  });
  return id;
}

/** Makes the member's pictures the proof of a payment; refuses one that is another's, or belongs to another payment. */
export async function attachProofs(
  db: Database,
  memberId: number,
  paymentId: number,
  ids: readonly string[],
): Promise<void> {
  const attached = await db.query(
    `update withdrawal_proof set part_id = $2
     where id = any($3::uuid[]) and member_id = $1 and part_id is null returning id`,
    [memberId, paymentId, ids],
  );
  if (attached.length !== new Set(ids).size) throw new Refusal(400, 'withdrawal.proof.unknown');
}

function wireProof([row]: readonly { readonly image: Uint8Array }[]) {
  if (!row) throw new Refusal(404, 'withdrawal.proof.unknown');
  return { contentType: 'image/jpeg' as const, image: Buffer.from(row.image).toString('base64') };
}

/** A picture of the member's own. */
export const ownProof = async (db: Database, memberId: number, id: string) =>
  wireProof(await db.query('select image from withdrawal_proof where id = $1 and member_id = $2', [id, memberId]));

/** A picture that was sent as a proof, for the console. */
export const sentProof = async ({ db }: { readonly db: Database }, id: string) =>
  wireProof(await db.query('select image from withdrawal_proof where id = $1 and part_id is not null', [id]));

/** Deletes pictures that were uploaded and never sent. */
export const purgeProofsJob = ({ db }: Pick<CashierNeeds, 'db'>): Job => ({
  name: 'wallet.purge-proofs',
  everyMs: hourMs,
  async run(now) {
    await db.query('delete from withdrawal_proof where part_id is null and at < $1', [new Date(now.getTime() - dayMs)]);
  },
});
