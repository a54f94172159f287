import { HOME_PATH } from '@tessera/shared/registry';
import type { FastifyInstance } from 'fastify';
import type { OperatorLink } from './operator-link.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import { newVisitorCookie } from './subject.ts';

/**
 * Renders each merchant's home once the edge listens, and again after each change of releases: the first page of a build is slow
 * because its code has to be read, and a visitor seldom has to wait for that then (ADR 84).
 */
export function renderHomesAhead(app: FastifyInstance, operator: OperatorLink, { source }: ReleaseStore): void {
  // Always the same visitor: failures of a canary count once, however often its homes are rendered.
  const cookie = newVisitorCookie(app.visitorKey);
  let isAsked = false;
  let isRunning = false;
  let isMissing = false;
  let isClosing = false;

  async function renderEach(): Promise<void> {
    isMissing = false;
    try {
      for (const host of await operator.mainHosts()) {
        // A later change has made these homes old.
        if (isClosing || isAsked) return;
        await app.inject({ url: HOME_PATH, headers: { host, cookie } });
      }
    } catch (cause) {
      isMissing = true;
      app.log.warn({ err: cause }, 'homes could not be rendered ahead: the first visitor of each has to wait');
    }
  }
  async function render(): Promise<void> {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked && !isClosing) {
      isAsked = false;
      await renderEach();
    }
    isRunning = false;
  }

  const stops: (() => void)[] = [];
  app.addHook('onListen', async () => {
    stops.push(source.onChange(() => void render()));
    // It says so as well when it is there again.
    stops.push(operator.onChange(() => void (isMissing && render())));
    void render();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stop of stops) stop();
  });
}
