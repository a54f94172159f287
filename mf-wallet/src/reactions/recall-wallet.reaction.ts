import type { EventMap } from '@tessera/shared/events';
import { formatMoney } from '@tessera/shared/format';
import { i18n } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { currentMember, sessionState } from '@tessera/shared/session';
import { isSwitchOn } from '@tessera/shared/switches';
import { toastFor } from '@tessera/shared/ui/toast';
import { recallFrom, refreshAfterTransfer } from '../api/transfers.ts';

/** A game was left: what is in the wallet of its vendor comes back to the main one. */
export default async function recallWallet({ vassalage }: EventMap['games:game-left']): Promise<void> {
  const { role } = sessionState();
  const member = currentMember()?.id;
  if (member === undefined || (role !== 'member' && role !== 'agent') || !isSwitchOn('FUNDTRANS3')) return;
  const made = await recallFrom(vassalage);
  if (!made || made.transfers.length === 0) return;
  await refreshAfterTransfer();
  const isInTransit = made.transfers.some(({ status }) => status === 'transit');
  if (made.amount === 0) return;
  await toastFor(member, 'wallet', () => {
    const amount = formatMoney(made.amount, merchantCurrency(), i18n.language);
    const text = isInTransit ? 'recallInTransit' : 'recalled';
    const t = i18n.of('wallet');
    return [
      {
        id: `wallet-recall-${vassalage}`,
        tone: isInTransit ? ('info' as const) : ('ok' as const),
        title: t(`transfer.${text}.title`),
        detail: t(`transfer.${text}.detail`, { amount }),
      },
    ];
  });
}
