/** jsdom reads files by the older way only. */
function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
}

/** What jsdom has no drawing for: pictures that can be drawn unless told otherwise, and a canvas that writes them. */
export interface FakeCanvas {
  /** What was cut out, as x, y, width and height in the picture. */
  readonly cuts: (readonly number[])[];
  /** The next picture can't be drawn. */
  breakNext(): void;
}

export function giveCanvas(width: number, height: number, written: string): FakeCanvas {
  const cuts: (readonly number[])[] = [];
  let isBroken = false;
  const draw = async (): Promise<Pick<ImageBitmap, 'width' | 'height' | 'close'>> => {
    if (isBroken) {
      isBroken = false;
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    }
    return { width, height, close: () => {} };
  };
  Object.assign(globalThis, { createImageBitmap: draw });
  Object.assign(Blob.prototype, { arrayBuffer });
  const pen = { drawImage: (_bitmap: unknown, ...numbers: number[]) => void cuts.push(numbers.slice(0, 4)) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/webp;base64,${written}`);
  return {
    cuts,
    breakNext: () => {
      isBroken = true;
    },
  };
}
