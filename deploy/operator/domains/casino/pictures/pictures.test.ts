import { gameArtSvg } from '@tessera/shared/art';
import { withOperator } from '../../../testing/with-operator.ts';

describe('the pictures of games', () => {
  const { operator } = withOperator();
  const get = (file: string) => operator.app.inject({ url: `/pictures/games/${file}` });
  const drawn = (vendor: string, code: string, category: 'RNG' | 'LIVE') =>
    gameArtSvg({ vendor, code, category, ratio: '3:4' });

  it("are the ones that a page without the merchant's hosts draws itself", async () => {
    const slot = await get('PG-0123.svg');
    expect(slot.statusCode).toBe(200);
    expect(slot.headers['content-type']).toBe('image/svg+xml');
    expect(slot.body).toBe(drawn('PG', 'PG-0123', 'RNG'));
    const live = await get('MRD-LIVE-001.svg');
    expect(live.body).toBe(drawn('MRD', 'MRD-LIVE-001', 'LIVE'));
  });

  it('are cached for ever, shown on any page, and run no script', async () => {
    expect((await get('PG-0123.svg')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });

  it('of unknown games are not found, and that answer is not cached', async () => {
    for (const file of ['XX-9999.svg', 'PG-0123.png', '..%2F..%2Fhealthz', `${'A'.repeat(80)}.svg`]) {
      const answer = await get(file);
      expect([file, answer.statusCode, answer.headers['cache-control']]).toEqual([file, 404, 'no-store']);
    }
  });
});
