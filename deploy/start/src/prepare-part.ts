import { ownerOnly } from '../../operator/platform/data-folder.ts';

// Loaded before each process of the site.

// The pipe from its supervisor closes when that is killed, and the part ends in its usual way.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();

// Files that these processes write are data of the site, readable only by its user.
process.umask(ownerOnly);
