import {
  drawnAvatars,
  freePlay,
  getAvatar,
  getMemberIcon,
  ownAvatarMaximumBytes,
  setAvatar,
} from '@tessera/shared/wire/auth';
import sharp from 'sharp';
import { hourMs } from '../../../platform/clock/durations.ts';
import {
  packedZeros,
  pngChunk,
  pngHeader,
  pngOf,
  pngPixels,
  pngWith,
  webp,
  webpOnCanvas,
  webpWith,
} from '../../../platform/pictures/testing/pictures.ts';
import type { SiteClient } from '../../../testing/site-client.ts';
import { withOperator } from '../../../testing/with-operator.ts';

const none = { avatarType: 'STATIC', avatar: '' };
const script = '<script>alert(1)</script>';
const text = Buffer.from(`Comment\0${script}`);
/** TIFF of no entries. */
const exif = Buffer.from('49492a00080000000000', 'hex');

describe('a member’s picture', () => {
  const { operator, site } = withOperator();
  let token = '';
  beforeAll(async () => {
    token = await site.tokenOf('player01');
  });
  beforeEach(async () => {
    await operator.context.db.query('delete from avatar');
    operator.context.clock.advance(hourMs);
    token = await site.tokenOf('player01');
  });

  const call: SiteClient['call'] = (endpoint, request = {}) => site.call(endpoint, request, { token });
  const standing = async () => (await call(getAvatar)).body.value;
  const send = (bytes: Buffer | string) =>
    call(setAvatar, { avatarType: 'CUSTOM', avatar: Buffer.from(bytes).toString('base64') });

  it('is none at first, then one of the drawn set by its name, then none again', async () => {
    expect(await standing()).toEqual(none);
    expect(drawnAvatars).toHaveLength(12);
    for (const avatar of drawnAvatars) {
      expect((await call(setAvatar, { avatarType: 'STATIC', avatar })).status).toBe(200);
      expect(await standing()).toEqual({ avatarType: 'STATIC', avatar });
    }
    expect((await call(getMemberIcon)).body.value).toBeNull();
    await call(setAvatar, none);
    expect(await standing()).toEqual(none);
  });

  it.each([
    ['image/png', 'a plain one', pngOf(256)],
    ['image/webp', 'one of a browser’s canvas', webp],
    ['image/webp', 'one on a canvas of its size', webpOnCanvas(256, 256)],
    ['image/png', 'one with a text and a place', pngOf(256, pngChunk('tEXt', text), pngChunk('eXIf', exif))],
    ['image/webp', 'one that says where it was taken', webpWith('EXIF', exif)],
    ['image/webp', 'one with a description', webpWith('XMP ', text)],
  ])(
    'is one’s own when it is of the type %s, %s, and comes back drawn anew without its metadata',
    async (contentType, _what, bytes) => {
      expect((await send(bytes)).status).toBe(200);
      expect(await standing()).toMatchObject({ avatarType: 'CUSTOM', avatar: expect.stringMatching(/^\d+$/) });
      const kept = (await call(getMemberIcon)).body.value as { contentType: string; image: string };
      expect(kept.contentType).toBe(contentType);
      const image = Buffer.from(kept.image, 'base64');
      const about = await sharp(image).metadata();
      expect(about).toMatchObject({ format: contentType.slice(6), width: 256, height: 256 });
      expect([about.exif, about.xmp, about.icc, about.comments]).toEqual([undefined, undefined, undefined, undefined]);
      expect(image.includes('Comment')).toBe(false);
      const greyOf = async (picture: Buffer) =>
        (await sharp(picture).greyscale().stats()).channels[0]?.mean ?? Number.NaN;
      expect(Math.abs((await greyOf(image)) - (await greyOf(bytes)))).toBeLessThan(2);
      await call(setAvatar, { avatarType: 'STATIC', avatar: 'fox' });
      expect((await call(getMemberIcon)).body.value).toBeNull();
    },
  );

  it('is the member’s alone', async () => {
    await send(webp);
    const other = { token: await site.tokenOf('agent01') };
    expect((await site.call(getAvatar, {}, other)).body.value).toEqual(none);
    expect((await site.call(getMemberIcon, {}, other)).body.value).toBeNull();
  });

  const png = pngOf(256);
  const flipped = Buffer.from(png);
  flipped[60] = (flipped[60] ?? 0) ^ 1;
  const wrongLength = Buffer.from(webp);
  wrongLength.writeUInt32LE(webp.length, 4);
  it.each<[string, Buffer | string]>([
    ['nothing at all', ''],
    ['a drawing that can run', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    ['a page', `<!doctype html>${script}`],
    ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(80)])],
    ['a JPEG, which no canvas of ours sends', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
    ['a picture with a page behind it', Buffer.concat([png, Buffer.from(script)])],
    ['a page that begins as a picture', Buffer.concat([png.subarray(0, 8), Buffer.from(script)])],
    ['a picture whose pixels are garbage', pngWith(pngHeader(256, 256), pngChunk('IDAT', Buffer.alloc(3000, 0x55)))],
    ['a picture of which half the rows are there', pngWith(pngHeader(256, 256), pngPixels(128))],
    ['a picture that unpacks to 300 MB', pngWith(pngHeader(256, 256), pngChunk('IDAT', packedZeros(300)))],
    ['a picture of 60,000 pixels each way', pngWith(pngHeader(60_000, 60_000), pngPixels(256))],
    ['a picture with a second size', pngWith(pngHeader(256, 256), pngHeader(60_000, 60_000), pngPixels(256))],
    ['a picture of 99 bits a channel', pngWith(pngHeader(256, 256, 99), pngPixels(256))],
    ['a WebP on a canvas of 16 million pixels each way', webpOnCanvas(2 ** 24, 2 ** 24)],
    ['a WebP whose data are garbage', Buffer.concat([webp.subarray(0, 40), Buffer.alloc(webp.length - 40, 0x55)])],
    ['a broken picture', flipped],
    ['half a picture', png.subarray(0, png.length / 2)],
    ['a picture of another size', pngOf(255)],
    ['a WebP with a page behind it', Buffer.concat([webp, Buffer.from(script)])],
    ['a WebP of two frames', webpWith('VP8 ', webp.subarray(20))],
    ['a WebP that is longer than it is', wrongLength],
    ['half a WebP', webp.subarray(0, 40)],
  ])('is refused when it is %s, and the one before stays', async (_what, bytes) => {
    await call(setAvatar, { avatarType: 'STATIC', avatar: 'koi' });
    const answer = await send(bytes);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'picture.invalid']);
    expect(await standing()).toEqual({ avatarType: 'STATIC', avatar: 'koi' });
  });

  it('is refused when it is too large, whatever it is', async () => {
    expect((await send(Buffer.alloc(ownAvatarMaximumBytes + 1))).body.errorCode).toBe('picture.too.large');
    expect((await send(Buffer.alloc(600 * 1024))).status).toBe(413);
    expect(await standing()).toEqual(none);
  });

  it.each([
    { avatarType: 'STATIC', avatar: 'wolf' },
    { avatarType: 'STATIC', avatar: '../etc' },
    { avatarType: 'CUSTOM', avatar: 'not base64!' },
    { avatarType: 'OTHER', avatar: 'fox' },
    {},
  ])('is refused by its form: %j', async (request) => {
    const answer = await call(setAvatar, request as never);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'request.invalid']);
  });

  it('is nothing for a trial account', async () => {
    const trial = await site.call(freePlay, {}, { headers: { os: 'Linux', platform: 'W' } });
    const { token: guest } = trial.body.value as { token: string };
    const answer = await site.call(setAvatar, { avatarType: 'STATIC', avatar: 'fox' }, { token: guest });
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'account.trial']);
  });

  it('is neither changed nor handed out while PROFPIC3 is off, and waits for it', async () => {
    await send(webp);
    const { merchants } = operator.context;
    await merchants.setSwitches('aurora', { PROFPIC3: false });
    for (const answer of [await call(getMemberIcon), await call(setAvatar, none)])
      expect(answer.body.errorCode).toBe('function.not.available');
    await merchants.setSwitches('aurora', { PROFPIC3: true });
    expect((await call(getMemberIcon)).body.value).toMatchObject({ contentType: 'image/webp' });
  });

  it('uploads at once are stored or refused, and other calls are answered', async () => {
    const answers = Array.from({ length: 14 }, () => send(webp));
    expect((await call(getAvatar)).status).toBe(200);
    const uploads = await Promise.all(answers);
    expect(uploads.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, body } of uploads)
      expect([200, 429]).toContain(
        status === 429 && body.errorCode !== 'request.too.frequent' ? body.errorCode : status,
      );
    expect((await send(webp)).status).toBe(200);
  });

  it('is not changed more often than anybody does', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => call(setAvatar, none)));
    expect(answers.filter(({ body }) => body.errorCode === 'request.too.frequent')).toHaveLength(1);
  });
});
