import { install, runTypeScript } from './prepare.mjs';

install();
runTypeScript('bench/src/bench.ts');
