import { callOrThrow } from '@tessera/shared/api';
import { i18n } from '@tessera/shared/i18n';
import { sessionState } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { statusRequest } from '../live/status-request.ts';

/** Spec §4: above this rank the VIP service answers, else the live chat. */
const vipAboveRank = 4;
const sealedType = '3';
const smallWindow = 'popup,width=420,height=720';

/** `blocked`: the browser blocked the window. */
export type SupportOutcome = 'opened' | 'blocked' | 'failed';

/**
 * Opens customer service in a small window (spec §4). The window must open during the click, or the browser blocks
 * it; it is closed again if the URL cannot be fetched or its host is not on the merchant's list (decision 23).
 */
export async function openSupportWindow(): Promise<SupportOutcome> {
  const popup = window.open('about:blank', 'support', smallWindow);
  try {
    const address = await supportAddress();
    popup?.location.replace(address);
    return popup ? 'opened' : 'blocked';
  } catch (cause) {
    popup?.close();
    console.error('[support]', cause);
    return 'failed';
  }
}

/** The same for an open site, with a toast for errors. */
export async function openSupport(): Promise<void> {
  const outcome = await openSupportWindow();
  if (outcome === 'opened') return;
  const tone = outcome === 'blocked' ? 'warn' : 'danger';
  toast.show({ id: 'support', tone, title: i18n.t(`support.${outcome}`, { ns: 'shell' }) });
}

async function supportAddress(): Promise<string> {
  const [{ getCustomerService, getStatus }, { openPath }] = await Promise.all([
    import('@tessera/shared/wire/system'),
    import('@tessera/shared/support'),
  ]);
  const [{ versionPathList }, { customerService }] = await Promise.all([
    callOrThrow(getCustomerService, { csType: isVip() ? 'VIP' : 'LIVECHAT' }),
    callOrThrow(getStatus, statusRequest()),
  ]);
  const sealed = versionPathList.find(({ type }) => type === sealedType);
  if (!sealed) throw new RangeError('Customer service has no entry of type 3.');
  const address = new URL(openPath(sealed.path));
  if (![window.location.host, ...customerService.hosts].includes(address.host))
    throw new RangeError(`${address.host} is not on the list.`);
  return address.href;
}

function isVip(): boolean {
  const session = sessionState();
  return 'member' in session && session.member.clubLabel.rankLevel > vipAboveRank;
}
