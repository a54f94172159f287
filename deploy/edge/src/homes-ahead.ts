import { HOME_PATH } from '@tessera/shared/registry';
import type { FastifyInstance } from 'fastify';
import type { OperatorLink } from './operator-link.ts';
import type { ReleaseStore } from './releases/release-store.ts';

/**
 * Renders the home of each merchant once the edge listens and whenever a release changes: the first page of a build takes as long as
 * reading its code, and no visitor waits for that (ADR 84).
 */
export function renderHomesAhead(app: FastifyInstance, operator: OperatorLink, { source }: ReleaseStore): void {
  let isClosing = false;
  const render = async (): Promise<void> => {
    try {
      for (const host of await operator.mainHosts()) {
        if (isClosing) return;
        await app.inject({ url: HOME_PATH, headers: { host } });
      }
    } catch (cause) {
      app.log.warn({ err: cause }, 'the homes could not be rendered ahead: their first visitors wait for them');
    }
  };
  let stop: (() => void) | undefined;
  app.addHook('onListen', async () => {
    void render();
    stop = source.onChange(() => void render());
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    stop?.();
  });
}
