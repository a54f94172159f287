import { ApiError, call, type Result } from '@tessera/shared/api';
import { useEvent } from '@tessera/shared/events';
import { queryOptions, useQuery, useQueryClient } from '@tessera/shared/query';
import { sessionState } from '@tessera/shared/session';
import { type DrawnAvatar, getAvatar, getMemberIcon, setAvatar } from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { squarePicture } from '../model/square-picture.ts';
import { port } from '../port.ts';

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

interface Asking {
  readonly asker: string | undefined;
  /** The saving that it was asked for. */
  readonly savedAtMs: number | undefined;
  readonly answer: Promise<Result<Picture>>;
  isDone: boolean;
}

let newest: Asking | undefined;

async function ask(isCurrent: () => boolean): Promise<Result<Picture>> {
  const standing = await call(getAvatar, {});
  if (!standing.ok) return standing;
  const picture = await pictureOf(standing.value);
  if (picture.ok && isCurrent()) port.emit('auth:picture-known', { source: picture.value.source });
  return picture;
}

function begin(savedAtMs: number | undefined): Asking {
  const asker = memberNow()?.id;
  // Somebody else may have come in meanwhile, or a newer answer be on its way.
  const answer = ask(() => newest === asking && memberNow()?.id === asker).finally(() => {
    asking.isDone = true;
  });
  const asking: Asking = { asker, savedAtMs, answer, isDone: false };
  newest = asking;
  return asking;
}

/** Fetches the member's picture, sharing a request that is already running, and emits what it is. */
export function askPicture(): Promise<Result<Picture>> {
  const isUnderWay = newest && !newest.isDone && newest.asker === memberNow()?.id;
  return (newest && isUnderWay ? newest : begin(newest?.savedAtMs)).answer;
}

/** Asks again after a picture was saved, as earlier answers are out of date. Page and header both get the event; the first one asks. */
export function askPictureSaved(savedAtMs: number): Promise<Result<Picture>> {
  const isAsked = newest?.savedAtMs === savedAtMs && newest.asker === memberNow()?.id;
  return (newest && isAsked ? newest : begin(savedAtMs)).answer;
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
  useEvent('auth:picture-saved', ({ account, savedAtMs }) => {
    if (memberNow()?.account !== account) return;
    void askPictureSaved(savedAtMs);
    void queries.invalidateQueries({ queryKey: pictureQuery().queryKey });
  });
  return useQuery(pictureQuery());
}

/** After a change, in every tab: shows what the operator has stored. */
export function usePictureChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => {
    const account = memberNow()?.account;
    if (account) port.emit('auth:picture-saved', { account, savedAtMs: Date.now() });
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
