import { ApiError, callOrThrow } from '@tessera/shared/api';
import { endpointQuery, useMutation, useQuery, useQueryClient } from '@tessera/shared/query';
import { writeStored } from '@tessera/shared/session';
import { shrinkPicture } from '@tessera/shared/ui/shrink-picture';
import {
  getSupportConversation,
  getSupportPicture,
  markSupportRead,
  type SupportMessage,
  sendSupportMessage,
  supportPictureMaximumBytes,
  uploadSupportPicture,
} from '@tessera/shared/wire/support';
import { useEffect, useRef, useState } from 'react';
import { supportUnread } from './unread.ts';

const POLL_MS = 4_000;

/** Asked again while the window is visible, so that an answer appears by itself. */
const useLatest = endpointQuery(getSupportConversation, { poll: () => POLL_MS, staleTime: 0 });

const byId = (left: SupportMessage, right: SupportMessage) => left.id - right.id;

type Fetched = ReadonlyMap<number, SupportMessage>;

const merged = (before: Fetched, messages: readonly SupportMessage[]): Fetched =>
  new Map([...before, ...messages.map((message) => [message.id, message] as const)]);

/** The caller's conversation: all messages that were fetched so far, oldest first. */
export function useConversation() {
  const latest = useLatest({});
  const [fetched, setFetched] = useState<Fetched>(new Map());
  const [hasEarlier, setHasEarlier] = useState<boolean>();
  const { data } = latest;
  useEffect(() => {
    if (data) setFetched((before) => merged(before, data.messages));
  }, [data]);
  const messages = [...fetched.values()].sort(byId);
  const earlier = useMutation({
    mutationFn: () => callOrThrow(getSupportConversation, { before: messages[0]?.id }),
    onSuccess: (page) => {
      setFetched((before) => merged(before, page.messages));
      setHasEarlier(page.hasEarlier);
    },
  });
  useMarkRead(messages);
  return {
    resource: latest,
    messages,
    earlier: (hasEarlier ?? data?.hasEarlier) ? earlier : undefined,
  };
}

/** Tells the operator what has been shown, so that no page counts it as new any more. */
function useMarkRead(messages: readonly SupportMessage[]): void {
  const last = messages.findLast(({ author }) => author === 'support')?.id;
  useEffect(() => {
    if (last === undefined) return;
    let isMarked = false;
    const mark = () => {
      if (isMarked || document.visibilityState !== 'visible') return;
      isMarked = true;
      supportUnread.set(0);
      callOrThrow(markSupportRead, { upTo: last }).catch((cause: unknown) => {
        isMarked = false;
        console.error('[support]', cause);
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [last]);
}

/** A file that can't be sent; `key` is its message. */
class PictureRefused extends Error {
  readonly key: string;
  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

async function upload(file: File): Promise<string> {
  const shrunk = await shrinkPicture(file, supportPictureMaximumBytes);
  if (!shrunk.ok) throw new PictureRefused(shrunk.because);
  return (await callOrThrow(uploadSupportPicture, { image: shrunk.base64 })).id;
}

function faultKey(cause: Error): string {
  if (cause instanceof PictureRefused) return cause.key;
  if (!(cause instanceof ApiError)) return 'other';
  return cause.kind === 'offline' ? 'offline' : cause.code.replaceAll('.', '_') || 'other';
}

interface Draft {
  readonly text: string;
  readonly files: readonly File[];
}

/** Sends a message with its pictures. A repeated press sends the same message: pictures and id are remembered. */
export function useSend() {
  const queries = useQueryClient();
  const uploaded = useRef(new Map<File, string>());
  const requestId = useRef<string>(undefined);
  const sending = useMutation({
    mutationFn: async ({ text, files }: Draft) => {
      requestId.current ??= crypto.randomUUID();
      for (const file of files) if (!uploaded.current.has(file)) uploaded.current.set(file, await upload(file));
      const pictures = files.flatMap((file) => uploaded.current.get(file) ?? []);
      return callOrThrow(sendSupportMessage, { requestId: requestId.current, text, pictures });
    },
    onSuccess: async () => {
      requestId.current = undefined;
      uploaded.current.clear();
      // From now on the pages of this browser look for answers.
      writeStored('hasAskedSupport', true);
      await queries.invalidateQueries({ queryKey: useLatest.key });
    },
  });
  return {
    send: sending.mutate,
    isSending: sending.isPending,
    fault: sending.error ? faultKey(sending.error) : undefined,
    /** A changed draft is another message. */
    changed: () => {
      requestId.current = undefined;
      if (sending.error) sending.reset();
    },
  };
}

/** The address of a picture in a message. */
export function useSupportPicture(id: string) {
  return useQuery({
    queryKey: [...getSupportPicture.name.split('.'), id],
    queryFn: async ({ signal }) => {
      const { contentType, image } = await callOrThrow(getSupportPicture, { id }, { signal });
      return `data:${contentType};base64,${image}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
