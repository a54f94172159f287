import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { gameArtSvg } from '@tessera/shared/art';
import { getGameList, getGamesIndex } from '@tessera/shared/wire/games';
import { startEdge } from '../../edge/src/testing/start-edge.ts';
import { withOperator } from '../../operator/testing/with-operator.ts';

describe('what the operator answers, as the edge sends it', () => {
  const { operator } = withOperator({ games: 'all' });
  let edge: Awaited<ReturnType<typeof startEdge>>;
  beforeAll(async () => {
    await operator.context.merchants.setLanguages('aurora', ['KO', 'EN', 'VI', 'TH', 'CN', 'JA']);
    await operator.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = operator.app.server.address() as AddressInfo;
    edge = await startEdge({}, { port, internalKey: operator.context.config.internalKey });
  });
  afterAll(() => edge.stop());

  /** The bytes on the wire, which must be brotli, and what they are once unpacked. */
  async function sent(path: string, headers: Record<string, string>) {
    const answer = await edge.ask(path, { 'accept-encoding': 'gzip, br', ...headers });
    const bytes = await buffer(answer);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    const plain = await buffer(await edge.ask(path, headers));
    const unpacked = brotliDecompressSync(bytes);
    expect(unpacked.equals(plain)).toBe(true);
    return { bytes: bytes.length, plainBytes: plain.length, text: unpacked.toString() };
  }

  it.each(['KO', 'EN', 'VI', 'TH', 'CN', 'JA'])(
    'the index of every game in %s is compressed, whole, and less than 150 kB',
    async (language) => {
      const { bytes, text } = await sent(getGamesIndex.path, { merchant: 'aurora', language });
      expect(bytes).toBeLessThan(150_000);
      const { success, value } = JSON.parse(text) as { success: boolean; value: { index: { code: string[] } } };
      expect([success, value.index.code.length]).toEqual([true, 9522]);
    },
  );

  it('a page of a list of games is compressed to less than a fifth', async () => {
    const path = `${getGameList.path}?gameType=RNG&pageNo=1&pageSize=40`;
    const { bytes, plainBytes, text } = await sent(path, { merchant: 'aurora', language: 'KO' });
    expect(bytes).toBeLessThan(plainBytes / 5);
    expect((JSON.parse(text) as { value: { list: unknown[] } }).value.list).toHaveLength(40);
  });

  it("a picture of a game is compressed, and is the one that a page without the merchant's hosts draws itself", async () => {
    const { bytes, plainBytes, text } = await sent('/games/MRD-LIVE-001.svg', { host: 'images-1.localhost' });
    expect(bytes).toBeLessThan(plainBytes / 2);
    expect(text).toBe(gameArtSvg({ vendor: 'MRD', code: 'MRD-LIVE-001', category: 'LIVE', ratio: '3:4' }));
  });
});
