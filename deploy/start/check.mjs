import { install, runTypeScript } from './prepare.mjs';

install();
runTypeScript('deploy/start/src/check.ts');
