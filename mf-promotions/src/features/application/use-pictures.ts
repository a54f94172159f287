import { applicationPicturesMaximum } from '@tessera/shared/wire/promotions';
import { useEffect, useRef, useState } from 'react';
import { preparePicture, removePicture, uploadPicture } from '../../api/applications.ts';

/** A chosen picture on its way to the operator. */
export type Picture = {
  readonly key: number;
  readonly name: string;
  /** Data URL of what is sent; absent until the picture is prepared. */
  readonly preview?: string;
} & (
  | { readonly status: 'preparing' }
  /** The part that has left: 0 to 1. */
  | { readonly status: 'sending'; readonly progress: number }
  | { readonly status: 'sent'; readonly id: string }
  | { readonly status: 'failed'; readonly cause: unknown; readonly file: File }
);

let keys = 0;

/**
 * The pictures of one application: each is prepared and uploaded when it is chosen, and can be removed or tried again by
 * itself.
 */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const removed = useRef(new Set<number>());
  useEffect(() => {
    const { current } = removed;
    return () => current.clear();
  }, []);

  const put = (picture: Picture) =>
    setPictures((all) => all.map((other) => (other.key === picture.key ? picture : other)));

  async function send(key: number, file: File): Promise<void> {
    const { name } = file;
    put({ key, name, status: 'preparing' });
    let preview: string | undefined;
    try {
      const image = await preparePicture(file);
      preview = `data:image/jpeg;base64,${image}`;
      const sending = { key, name, preview, status: 'sending' } as const;
      put({ ...sending, progress: 0 });
      const id = await uploadPicture(image, (progress) => put({ ...sending, progress }));
      // It was removed while it was sent: nothing names it any more, and the operator deletes it after a day if this fails.
      if (removed.current.has(key)) void removePicture(id).catch(() => undefined);
      else put({ key, name, preview, status: 'sent', id });
    } catch (cause) {
      put({ key, name, ...(preview ? { preview } : {}), status: 'failed', cause, file });
    }
  }

  return {
    pictures,
    /** More were chosen than an application can have; the first ones were taken. */
    isTooMany,
    isSending: pictures.some(({ status }) => status === 'preparing' || status === 'sending'),
    add(files: readonly File[]) {
      const room = applicationPicturesMaximum - pictures.length;
      setTooMany(files.length > room);
      const added = files.slice(0, room).map((file) => {
        keys += 1;
        return { key: keys, file };
      });
      setPictures((all) => [
        ...all,
        ...added.map(({ key, file }) => ({ key, name: file.name, status: 'preparing' as const })),
      ]);
      for (const { key, file } of added) void send(key, file);
    },
    remove(picture: Picture) {
      setTooMany(false);
      removed.current.add(picture.key);
      setPictures((all) => all.filter(({ key }) => key !== picture.key));
      if (picture.status === 'sent') void removePicture(picture.id).catch(() => undefined);
    },
    retry(picture: Picture) {
      if (picture.status === 'failed') void send(picture.key, picture.file);
    },
  };
}
