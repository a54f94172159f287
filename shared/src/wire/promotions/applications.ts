import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { done, requestId } from '../fields.ts';
import { ownPart } from './own-part.ts';
import { promotionId, typedCode } from './promotion-fields.ts';

/** Longest comment, in characters (spec §5). */
export const applicationCommentMaximum = 140;
/** Most pictures of one application (spec §5). */
export const applicationPicturesMaximum = 3;
/** Largest picture, as it is chosen by the member (spec §5). */
export const chosenPictureMaximumBytes = 5 * 1024 * 1024;
/** Largest picture, as it is sent: the page makes a larger one smaller first. */
export const applicationPictureMaximumBytes = 360 * 1024;

const pictureId = v.pipe(v.string(), v.uuid());

/**
 * Uploads a picture for an application, as base64 of a PNG or JPEG. It is decoded and encoded again, and kept for a day
 * until it is sent. Refuses 400 `picture.invalid`, `picture.too.large`, 429 `promotion.pictures.full`. The path is ours.
 */
export const uploadApplicationPicture = defineEndpoint({
  name: 'promotions.upload-picture',
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadPromotionPicture',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({
    image: v.pipe(v.string(), v.base64(), v.maxLength(Math.ceil((applicationPictureMaximumBytes * 4) / 3) + 4)),
  }),
  answer: v.object({ id: v.string() }),
});

/** Deletes an uploaded picture that was not sent; repeating it changes nothing. The path is ours. */
export const removeApplicationPicture = defineEndpoint({
  name: 'promotions.remove-picture',
  method: 'POST',
  path: '/wps/relay/MCSFE_removePromotionPicture',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({ id: pictureId }),
  answer: done,
});

/**
 * Applies for a promotion; a repeated call with the same request id changes nothing. Refuses 404 `promotion.unknown`, 403
 * `account.trial`, 400 `promotion.pictures.missing`, `promotion.picture.unknown`, `promotion.code.wrong`,
 * `promotion.not.claimable` or the `reasonCode` of a rejected state, 409 `duplicate.mismatch`. The path is ours.
 */
export const applyForPromotion = defineEndpoint({
  name: 'promotions.apply',
  method: 'POST',
  path: '/wps/relay/MCSFE_applyPromotion',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({
    requestId,
    promotionId,
    comment: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => [...text].length <= applicationCommentMaximum),
    ),
    /** Ids of uploaded pictures. */
    pictures: v.pipe(v.array(pictureId), v.maxLength(applicationPicturesMaximum)),
    code: v.optional(typedCode),
  }),
  answer: (m) => v.object({ promotionId, own: ownPart(m) }),
});
