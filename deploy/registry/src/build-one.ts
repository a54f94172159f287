import { buildConsole } from './build-console.ts';
import { buildPackage } from './build-package.ts';

const [id, version] = process.argv.slice(2);
if (!id) throw new Error('usage: build-one <id> <version>, or build-one console');
const build = id === 'console' ? buildConsole() : buildPackage(id, version ?? '');
await build.catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
