import { whenIdle } from '@tessera/shared/when-idle';

/**
 * Deposits and withdrawals may be open from before, or from another device: what is decided about them is shown on any
 * page. Nothing waits for it, so its code comes after the page.
 */
export default async function watchOpenRequests(): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve, 'soon'));
  const { watchRequests } = await import('../features/requests/watch-requests.ts');
  watchRequests();
}
