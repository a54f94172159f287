import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';

// Decodes one picture and draws it anew, in a thread of its own that ends with it (picture-redrawer.ts).

/** @type {import('./picture-redrawer.ts').RedrawOrder} */
const { bytes, compressed, contentType, size } = workerData;

/** Largest picture that is decoded only to be made smaller. */
const mostPixels = 4096 * 4096;

sharp.cache(false);
sharp.concurrency(1);

/** @param {number} pixels */
function exactly(pixels) {
  return sharp(bytes, { failOn: 'error', limitInputPixels: pixels * pixels });
}

/** @param {number} pixels */
function within(pixels) {
  return sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' });
}

/** @param {import('sharp').Sharp} drawn */
function encoded(drawn) {
  if (contentType === 'image/png') return drawn.png({ compressionLevel: 9 });
  return contentType === 'image/webp' ? drawn.webp({ quality: 90 }) : drawn.jpeg({ quality: 82 });
}

async function redraw() {
  // A decoder stops at the last row; what is packed behind it would be kept for nothing or for harm.
  if (compressed) inflateSync(compressed.bytes, { maxOutputLength: compressed.inflatedBytes });
  const drawn = 'exact' in size ? exactly(size.exact) : within(size.within);
  // Without metadata: none is asked to be kept.
  const written = encoded(drawn.toColourspace('srgb'));
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  return 'within' in size || (info.width === size.exact && info.height === size.exact) ? data : null;
}

parentPort?.postMessage(await redraw().catch(() => null));
