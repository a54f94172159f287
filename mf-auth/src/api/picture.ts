import { ApiError, call, type Result } from '@tessera/shared/api';
import { portOf } from '@tessera/shared/events';
import { queryOptions, useQuery, useQueryClient } from '@tessera/shared/query';
import { sessionState } from '@tessera/shared/session';
import { type DrawnAvatar, getAvatar, getMemberIcon, setAvatar } from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type contract from '../contract.ts';
import { squarePicture } from '../model/square-picture.ts';

const port = portOf<typeof contract>('auth');

export interface Picture {
  readonly choice: DrawnAvatar | 'own' | 'none';
  /** An address for an `<img>`; null where the name's initial stands. */
  readonly source: string | null;
}

const none: Picture = { choice: 'none', source: null };

async function pictureOf(standing: AnswerOf<typeof getAvatar>): Promise<Result<Picture>> {
  if (standing.avatarType === 'STATIC') {
    if (!standing.avatar) return { ok: true, value: none };
    const { drawnPicture } = await import('../model/drawn-picture.ts');
    return { ok: true, value: { choice: standing.avatar, source: drawnPicture(standing.avatar) } };
  }
  const icon = await call(getMemberIcon, {});
  if (!icon.ok) return icon;
  const { contentType, image } = icon.value ?? {};
  return { ok: true, value: image ? { choice: 'own', source: `data:${contentType};base64,${image}` } : none };
}

const memberId = () => {
  const session = sessionState();
  return 'member' in session ? session.member.id : undefined;
};

/** Asks for the member's picture and tells the house what it is. */
export async function askPicture(): Promise<Result<Picture>> {
  const asker = memberId();
  const standing = await call(getAvatar, {});
  if (!standing.ok) return standing;
  const picture = await pictureOf(standing.value);
  // Somebody else may have come in meanwhile.
  if (picture.ok && memberId() === asker) port.emit('auth:picture-changed', { source: picture.value.source });
  return picture;
}

const pictureQuery = () =>
  queryOptions({
    queryKey: ['auth', 'picture'],
    queryFn: async () => {
      const picture = await askPicture();
      if (!picture.ok) throw picture.error;
      return picture.value;
    },
    staleTime: 30_000,
  });

export const usePicture = () => useQuery(pictureQuery());

/** After a change: what is shown is what the operator has. */
export function usePictureChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: pictureQuery().queryKey });
}

export const keepDrawnPicture = (name: DrawnAvatar | ''): Promise<Result<null>> =>
  call(setAvatar, { avatarType: 'STATIC', avatar: name });

export async function keepOwnPicture(file: File): Promise<Result<null>> {
  const square = await squarePicture(file);
  return square.ok
    ? call(setAvatar, { avatarType: 'CUSTOM', avatar: square.base64 })
    : { ok: false, error: new ApiError('rejected', 'picture', `picture.${square.because}`) };
}
