import { createPictureRedrawer, type RedrawOrder } from './picture-redrawer.ts';
import { pngOf } from './testing/pictures.ts';

const order = (bytes = pngOf(256)): RedrawOrder => ({
  bytes,
  contentType: 'image/png',
  size: { exact: 256 },
});

describe('a picture of a stranger', () => {
  it('is abandoned when decoding takes too long, and the next one is decoded', async () => {
    expect(await createPictureRedrawer({ timeoutMs: 1 }).redraw(order())).toBeNull();
    expect(await createPictureRedrawer().redraw(order())).toBeInstanceOf(Buffer);
  });

  it('is refused when it decodes to another size than its header says', async () => {
    expect(await createPictureRedrawer().redraw(order(pngOf(100)))).toBeNull();
    expect(await createPictureRedrawer().redraw(order(pngOf(300)))).toBeNull();
  });

  it('waits for its turn, and is refused at once where too many wait', async () => {
    const { redraw } = createPictureRedrawer({ concurrent: 1, waiting: 1 });
    const outcomes = await Promise.allSettled([redraw(order()), redraw(order()), redraw(order())]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { status: 429, code: 'request.too.frequent' } });
  });
});
