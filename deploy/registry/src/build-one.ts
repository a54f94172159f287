import { buildPackage } from './build-package.ts';

const [id, version] = process.argv.slice(2);
if (!id || !version) throw new Error('usage: build-one <id> <version>');
await buildPackage(id, version).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
