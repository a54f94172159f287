import type { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { useSession } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { usePlaceOrder } from '../../api/place-bets.ts';
import { type SlipEntry, totalStake } from '../../model/slip.ts';
import { useErrorText } from '../words/use-error-text.ts';
import { useWords } from '../words/use-words.ts';
import { port } from './port.ts';

/** Every issue of an order is told once, with all that was staked on it. */
function tellBought(entries: readonly SlipEntry[]): void {
  const keys = new Set(entries.map(({ gameCode, issue }) => `${gameCode} ${issue}`));
  for (const key of keys) {
    const bought = entries.filter(({ gameCode, issue }) => `${gameCode} ${issue}` === key);
    const [first] = bought;
    if (first) {
      const { gameCode, issue } = first;
      port.emit('lottery:ticket-bought', { gameCode, issue, stakeMinor: totalStake(bought) });
    }
  }
}

export interface Manner {
  /** Whoever asks says itself that the bets stand, so that no toast covers the countdown beside it. */
  readonly isToldInPlace?: boolean;
}

/** Places bets, after signing in where that is missing, says how it went, and tells the house. Whether they stand is the answer. */
export function useOrder() {
  const { t } = useTranslation('lottery');
  const words = useWords();
  const errorText = useErrorText();
  const session = useSession();
  const send = usePlaceOrder();
  const [isPlacing, setPlacing] = useState(false);

  const placedText = (entries: readonly SlipEntry[]) =>
    t('placed.detail', { count: entries.length, amount: words.amount(totalStake(entries)) });

  function tellFailure(error: ApiError): void {
    if (error.kind === 'unauthorized') void ask('sign-in', { reason: 'bet' });
    const isUnknown = error.kind === 'offline' || error.kind === 'broken-contract' || error.kind === 'server';
    const deposit = { label: t('slip.toDeposit'), onPress: () => void ask('deposit', {}) };
    toast.show({
      id: 'lottery-order',
      tone: error.kind === 'rejected' ? 'warn' : 'danger',
      title: errorText(error),
      // An order that got no answer may stand; it keeps its name, so pressing again is safe.
      ...(isUnknown ? { detail: t('placed.unknown') } : {}),
      ...(error.code === 'insufficient.funds' && session.role !== 'trial' ? { action: deposit } : {}),
    });
  }

  async function place(
    requestId: string,
    entries: readonly SlipEntry[],
    { isToldInPlace = false }: Manner = {},
  ): Promise<boolean> {
    if (session.role === 'visitor') {
      const answer = await ask('sign-in', { reason: 'bet' });
      if (answer.status !== 'done' || !answer.result.isSignedIn) return false;
    }
    setPlacing(true);
    const answer = await send({
      requestId,
      lines: entries.map(({ gameCode, issue, playCode, numbers, unitMinor, multiple }) => ({
        gameCode,
        issue,
        playCode,
        numbers: numbers.map((row) => [...row]),
        unit: unitMinor,
        multiple,
      })),
    });
    setPlacing(false);
    if (!answer.ok) {
      tellFailure(answer.error);
      return false;
    }
    tellBought(entries);
    // A failure that was told before is over.
    if (isToldInPlace) toast.close('lottery-order');
    else toast.show({ id: 'lottery-order', tone: 'ok', title: t('placed.title'), detail: placedText(entries) });
    return true;
  }

  return { place, placedText, isPlacing };
}
