import { i18n, useTranslation } from '@tessera/shared/i18n';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { type ReactNode, useState } from 'react';
import { amount } from '../format.ts';
import { says } from './step.ts';

/** Whose money, and how much. */
export interface Subject {
  readonly merchant: string;
  readonly username: string;
  readonly money: { readonly amountMinor: number; readonly currency: string };
}

/** A step that moves money or refuses it. `words` holds its verb, its question and what is said when it is done. */
export interface Decision {
  readonly words: string;
  readonly isRefusal: boolean;
  /** Why it is refused: the player reads the same words. */
  readonly reason?: string;
  readonly take: (options: ReturnType<typeof says>) => void;
}

/** Asks before a decision on somebody's money, with the member and the amount in the question. */
export function useDecision(subject: Subject): readonly [ask: (decision: Decision) => void, question: ReactNode] {
  const { t } = useTranslation('console');
  const [asked, setAsked] = useState<Decision>();
  const [isOpen, setOpen] = useState(false);
  const facts = { player: subject.username, merchant: subject.merchant, amount: amount(subject.money, i18n.language) };
  const confirm = () => {
    setOpen(false);
    asked?.take(says(t(`${asked.words}Done`, facts)));
  };
  const ask = (decision: Decision) => {
    setAsked(decision);
    setOpen(true);
  };
  const reason = asked?.reason && t('decision.reason', { reason: t(`reason.${asked.reason.replaceAll('.', '_')}`) });
  const question = asked && (
    <ConfirmDialog
      isOpen={isOpen}
      tone={asked.isRefusal ? 'danger' : 'primary'}
      title={t(`${asked.words}Title`)}
      description={[t('decision.subject', facts), reason].filter(Boolean).join(' ')}
      confirmLabel={t(asked.words)}
      onConfirm={confirm}
      onClose={() => setOpen(false)}
    />
  );
  return [ask, question];
}
