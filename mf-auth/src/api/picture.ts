import { ApiError, call, type Result } from '@tessera/shared/api';
import { portOf, useEvent } from '@tessera/shared/events';
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

const memberNow = () => {
  const session = sessionState();
  return 'member' in session ? session.member : undefined;
};

/** Asks for the member's picture and tells the house what it is. */
export async function askPicture(): Promise<Result<Picture>> {
  const asker = memberNow()?.id;
  const standing = await call(getAvatar, {});
  if (!standing.ok) return standing;
  const picture = await pictureOf(standing.value);
  // Somebody else may have come in meanwhile.
  if (picture.ok && memberNow()?.id === asker) port.emit('auth:picture-changed', { source: picture.value.source });
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

/** The member's picture; asked for anew when any tab has changed it. */
export function usePicture() {
  const queries = useQueryClient();
  useEvent('auth:picture-kept', ({ account }) => {
    if (memberNow()?.account === account) void queries.invalidateQueries({ queryKey: pictureQuery().queryKey });
  });
  return useQuery(pictureQuery());
}

/** After a change, told to every tab: what is shown is what the operator has. */
export function usePictureChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => {
    const account = memberNow()?.account;
    if (account) port.emit('auth:picture-kept', { account });
    // The telling has begun the asking; this waits for its end.
    return queries.invalidateQueries({ queryKey: pictureQuery().queryKey }, { cancelRefetch: false });
  };
}

export const keepDrawnPicture = (name: DrawnAvatar | ''): Promise<Result<null>> =>
  call(setAvatar, { avatarType: 'STATIC', avatar: name });

export async function keepOwnPicture(file: File): Promise<Result<null>> {
  const square = await squarePicture(file);
  return square.ok
    ? call(setAvatar, { avatarType: 'CUSTOM', avatar: square.base64 })
    : { ok: false, error: new ApiError('rejected', 'picture', `picture.${square.because}`) };
}
