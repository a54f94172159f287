import { buildService } from '../service/app.ts';
import { openRegistry } from '../service/open-registry.ts';
import { placesIn } from '../store/open-store.ts';

/**
 * The service, which kills itself like a power failure when it comes to a step of a write for the nth time:
 * `killed-service.ts <folder> <step> <n>`.
 */
const [folder = '', step, times] = process.argv.slice(2);
let left = Number(times);
const registry = await openRegistry(folder, {
  places: placesIn(process.env),
  checkpoint(reached) {
    if (reached === step && --left === 0) process.kill(process.pid, 'SIGKILL');
  },
});
const url = await buildService(registry).listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${url}\n`);
