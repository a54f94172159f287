import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';

// Decodes one picture and draws it anew, in a thread of its own that ends with it (picture-redrawer.ts).

/** @type {import('./picture-redrawer.ts').RedrawOrder} */
const { bytes, compressed, contentType, pixels, inflatedBytes } = workerData;

sharp.cache(false);
sharp.concurrency(1);

async function redraw() {
  // A decoder stops at the last row; what is packed behind it would be kept for nothing or for harm.
  if (compressed) inflateSync(compressed, { maxOutputLength: inflatedBytes });
  const drawn = sharp(bytes, { failOn: 'error', limitInputPixels: pixels * pixels }).toColourspace('srgb');
  // Without metadata: none is asked to be kept.
  const written = contentType === 'image/png' ? drawn.png({ compressionLevel: 9 }) : drawn.webp({ quality: 90 });
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  return info.width === pixels && info.height === pixels ? data : null;
}

parentPort?.postMessage(await redraw().catch(() => null));
