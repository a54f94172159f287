import { ownerOnly } from '../../operator/platform/data-folder.ts';

// Loaded before each part of the site.

// The pipe from its supervisor closes when that is killed, and the part ends in its usual way.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();

// What a part writes is data of the site.
process.umask(ownerOnly);
