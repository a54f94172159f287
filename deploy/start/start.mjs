import { checkPort, install, runTypeScript } from './prepare.mjs';

await checkPort();
install();
runTypeScript('deploy/start/src/start.ts');
