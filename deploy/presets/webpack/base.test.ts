import { baseConfig } from './base.ts';

it('a chunk that does not arrive fails after 120 seconds in every build', () => {
  for (const isProduction of [true, false]) {
    const { output } = baseConfig({ dir: process.cwd(), outDir: `${process.cwd()}/dist`, isProduction, version: '1' });
    expect(output?.chunkLoadTimeout).toBe(120_000);
  }
});
