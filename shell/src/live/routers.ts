import { call } from '@tessera/shared/api';
import { writeStored } from '@tessera/shared/session';
import { getDomainRoute } from '@tessera/shared/wire/system';
import { online } from './online.ts';

/**
 * Stores the merchant's domains: first with speed 0 (spec §3), then each with its measured round trip (decision 24).
 * Stores nothing more once the session has changed.
 */
export async function storeRouters(isStill: () => boolean): Promise<void> {
  await online();
  const answer = await call(getDomainRoute, {});
  if (!answer.ok || !isStill()) return;
  const routers = answer.value.domainList.map(({ domain }) => ({ domain, speed: 0 }));
  writeStored('routers', routers);
  // One after the other, because parallel requests would distort each other's times.
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
    // Another origin's answer cannot be read; only its time counts.
    await fetch(`${window.location.protocol}//${domain}/healthz`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
    });
  } catch {
    // Unreachable domains stay unmeasured.
    return 0;
  }
  return Math.max(1, Math.round(performance.now() - sentAt));
}
