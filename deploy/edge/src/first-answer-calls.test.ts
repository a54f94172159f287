import { text } from 'node:stream/consumers';
import { startEdge } from './testing/start-edge.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  site = await startEdge();
});
afterAll(() => site.stop());

const ask = async (query: string) => {
  const answer = await site.ask(`/edge/first-answers.json?${query}`);
  return { status: answer.statusCode, body: await text(answer) };
};

describe('the first answers of a page that may be next', () => {
  it('are those of its path in a language of the merchant', async () => {
    const { status, body } = await ask('path=%2Frng&language=ko');
    expect([status, JSON.parse(body)]).toEqual([200, { language: 'KO', bodies: {} }]);
  });

  it.each([
    'language=ko',
    'path=%2Frng',
    'path=rng&language=ko',
    'path=%2Frng&language=xx',
    'path=%2Frng&path=%2Fhot&language=ko',
    'path=%2Frng&language=ko&language=en',
    'path=%2Frng&language=ko&search=view',
    'path=%2Frng&language=ko&search=%3Fa&search=%3Fb',
    `path=%2Frng&language=ko&search=%3F${'a'.repeat(600)}`,
    `path=%2F${'a'.repeat(200)}&language=ko`,
  ])('are none for %s', async (query) => {
    expect((await ask(query)).status).toBe(404);
  });
});
