import { call, type Result, reloadMember } from '@tessera/shared/api';
import { merchant } from '@tessera/shared/merchant';
import { endpointQuery } from '@tessera/shared/query';
import { leaveSession } from '@tessera/shared/session';
import {
  closeAccount,
  downloadOwnData,
  getClosing,
  getProfile,
  type ProfileField,
  saveProfile,
} from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { OwnerProof } from './security.ts';

export type Profile = AnswerOf<typeof getProfile>;
export type ProfileRow = Profile['fields'][number];

/** The member's details and the merchant's rules for them. */
export const useProfile = endpointQuery(getProfile, { staleTime: 30_000 });

/** What stands in the way of closing the account, asked whenever it is shown. */
export const useClosing = endpointQuery(getClosing, { staleTime: 0 });

/** Stores details; the nickname is shown in the header from then on. */
export async function keepProfile(fields: Partial<Record<ProfileField, string>>): Promise<Result<Profile>> {
  const saved = await call(saveProfile, { fields });
  if (saved.ok && fields.nickname !== undefined) await reloadMember();
  return saved;
}

/** Closes the account and leaves it in every tab. */
export async function closeOwnAccount(proof: OwnerProof): Promise<Result<null>> {
  const closed = await call(closeAccount, proof);
  if (closed.ok) leaveSession('chosen');
  return closed;
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Saves everything that the site keeps about the member as a file of this device. */
export async function saveOwnData(proof: OwnerProof): Promise<Result<string>> {
  const file = await call(downloadOwnData, proof);
  if (file.ok) saveFile(`${merchant().code}-own-data.jsonl`, file.value);
  return file;
}
