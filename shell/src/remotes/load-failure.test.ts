import { recordStep, stepOf } from './load-failure.ts';

const chunkError = () => Object.assign(new Error('7'), { name: 'ChunkLoadError', type: 'missing' });

describe('the step at which a load failed', () => {
  it.each([
    ['a script that did not arrive', chunkError(), 'download'],
    ['a style sheet that did not arrive', Object.assign(new Error('7'), { code: 'CSS_CHUNK_LOAD_FAILED' }), 'download'],
    ['a message that only looks like one', new Error('Loading chunk 7 failed: integrity'), 'contract'],
    ['something that is no error', 'ChunkLoadError', 'contract'],
  ])('is recognised for %s', (_, cause, step) => {
    expect(stepOf(cause)).toBe(step);
  });

  it('is what a loader recorded, unless a file did not arrive', () => {
    const [broken, missing] = [new Error('no such export'), chunkError()];
    for (const cause of [broken, missing]) recordStep(cause, 'share');
    expect([stepOf(broken), stepOf(missing)]).toEqual(['share', 'download']);
  });
});
