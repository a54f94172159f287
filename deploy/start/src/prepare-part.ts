import { ownerOnly } from '../../operator/platform/data-folder.ts';

// Loaded before each process of the site.

// If the supervisor is killed, its pipe closes, and this process ends in the usual way.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();

// Files that these processes write are data of the site, readable only by its user.
process.umask(ownerOnly);
