import { AsyncLocalStorage } from 'node:async_hooks';

/** Of the answer to a console call that has changed what visitors may see: the edge has to drop its caches before it passes it on. */
export const visitorsChangedHeader = 'x-visitors-changed';

/** The console call that is answered now. */
const calls = new AsyncLocalStorage<{ hasChanged: boolean }>();

/** Answers a console call, and says whether it has changed what visitors may see. */
export async function watchVisitorsChanged<Answer>(answerCall: () => Promise<Answer>) {
  const call = { hasChanged: false };
  const answer = await calls.run(call, answerCall);
  return { answer, hasChanged: call.hasChanged };
}

/** Notes it for the console call that the caller belongs to, if there is one. */
export function noteVisitorsChanged(): void {
  const call = calls.getStore();
  if (call) call.hasChanged = true;
}
