import { test as base } from '../support/test.ts';
import { type Lab, openLab } from './lab.ts';
import { stages } from './stages.ts';

const isFull = Boolean(process.env.TESSERA_FULL);

/** A test in a site with faults. Each worker has one, which its tests share. */
export const test = base.extend<object, { lab: Lab }>({
  lab: [
    async ({ browser }, use) => {
      const lab = await openLab(browser, isFull ? stages.map(({ remote }) => remote) : ['games']);
      await use(lab);
      await lab.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
