import { call } from '@tessera/shared/api';
import { writeStored } from '@tessera/shared/session';
import { getDomainRoute } from '@tessera/shared/wire/system';
import { online } from './online.ts';

/**
 * Keeps the merchant's addresses: at first with speed 0 (spec §3), then each with what a round trip took (decision 24).
 * Nothing is kept any more once the session has become another.
 */
export async function keepRouters(isStill: () => boolean): Promise<void> {
  await online();
  const answer = await call(getDomainRoute, {});
  if (!answer.ok || !isStill()) return;
  const routers = answer.value.domainList.map(({ domain }) => ({ domain, speed: 0 }));
  writeStored('routers', routers);
  // One after the other: side by side they would measure each other.
  for (const [at, { domain }] of routers.entries()) {
    routers[at] = { domain, speed: await roundTripMs(domain) };
    if (!isStill()) return;
    writeStored('routers', routers);
  }
}

async function roundTripMs(domain: string): Promise<number> {
  await online();
  const sentAt = performance.now();
  try {
    // Another host's answer can't be read, and need not be.
    await fetch(`${window.location.protocol}//${domain}/healthz`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
    });
  } catch {
    // Out of reach from here: it stays unmeasured.
    return 0;
  }
  return Math.max(1, Math.round(performance.now() - sentAt));
}
