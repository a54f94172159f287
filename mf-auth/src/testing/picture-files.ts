const fileOf = (name: string, type: string, ...parts: BlobPart[]) => new File(parts, name, { type });

/** The first bytes of a PNG of that size, under any name. */
export function pngFile(width: number, height: number, name = 'me.png'): File {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return fileOf(name, 'image/png', bytes);
}

/** The first bytes of a JPEG of that size, with what a camera writes before it. */
export function jpegBytes(width: number, height: number): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  const camera = [0xff, 0xe1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0, 0xff, 0xc4, 0, 3, 0];
  return new Uint8Array([0xff, 0xd8, ...camera, 0xff, ...frame]);
}

/** What is called a picture and is none. */
export const falsePictures: readonly File[] = [
  fileOf('empty.png', 'image/png'),
  fileOf('page.png', 'image/png', '<!doctype html><script>boom()</script>'),
  fileOf('drawing.jpg', 'image/jpeg', '<svg xmlns="http://www.w3.org/2000/svg" onload="boom()"/>'),
  fileOf('moving.png', 'image/png', 'GIF89a', new Uint8Array(40)),
  fileOf('start.png', 'image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  fileOf('start.jpg', 'image/jpeg', new Uint8Array([0xff, 0xd8, 0xff])),
  fileOf('circle.jpg', 'image/jpeg', new Uint8Array(64).fill(0xff).fill(0xd8, 1, 2)),
  pngFile(0, 400),
];
