import { callOrThrow } from '@tessera/shared/api';
import { endpointMutation } from '@tessera/shared/query';
import { shrinkPicture } from '@tessera/shared/ui/shrink-picture';
import {
  applicationPictureMaximumBytes,
  applyForPromotion,
  removeApplicationPicture,
  uploadApplicationPicture,
} from '@tessera/shared/wire/promotions';
import { promotionChanges } from './promotions.ts';

/** Sends an application; with the same request id it is sent once. */
export const useApply = endpointMutation(applyForPromotion, promotionChanges);

/** A file that can't be sent; `code` names its message. */
class PictureRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A picture as the page shows it before it is sent: a JPEG, drawn anew, as base64. */
export async function preparePicture(file: File): Promise<string> {
  const shrunk = await shrinkPicture(file, applicationPictureMaximumBytes);
  if (!shrunk.ok) throw new PictureRefused(shrunk.because.replaceAll('_', '.'));
  return shrunk.base64;
}

/** Uploads a prepared picture, with the part that has left (0 to 1); answers the id that the application names. */
export const uploadPicture = async (image: string, onProgress: (sent: number) => void): Promise<string> =>
  (await callOrThrow(uploadApplicationPicture, { image }, { onProgress })).id;

/** Deletes an uploaded picture that is not wanted after all. The operator deletes it after a day in any case. */
export const removePicture = (id: string): Promise<unknown> => callOrThrow(removeApplicationPicture, { id });
