import { i18n, useTranslation } from '@tessera/shared/i18n';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { type ReactNode, useState } from 'react';
import { amount, reasonKey } from '../format.ts';
import { resultToasts } from './step.ts';

/** The member and the amount of a decision. */
export interface Subject {
  readonly merchant: string;
  readonly username: string;
  readonly money: { readonly amountMinor: number; readonly currency: string };
}

/** A step that moves or refuses money. `texts` is the prefix of its label, its question and its success message. */
export interface Decision {
  readonly texts: string;
  readonly isRefusal: boolean;
  /** The reason of a refusal, which the player sees too. */
  readonly reason?: string;
  readonly take: (options: ReturnType<typeof resultToasts>) => void;
}

/** Asks for confirmation of a decision on a member's money, with the member and the amount in the question. */
export function useDecision(subject: Subject): readonly [ask: (decision: Decision) => void, question: ReactNode] {
  const { t } = useTranslation('console');
  const [asked, setAsked] = useState<Decision>();
  const [isOpen, setOpen] = useState(false);
  const facts = { player: subject.username, merchant: subject.merchant, amount: amount(subject.money, i18n.language) };
  const confirm = () => {
    setOpen(false);
    asked?.take(resultToasts(t(`${asked.texts}Done`, facts)));
  };
  const ask = (decision: Decision) => {
    setAsked(decision);
    setOpen(true);
  };
  const reason = asked?.reason && t('decision.reason', { reason: t(reasonKey(asked.reason)) });
  const question = asked && (
    <ConfirmDialog
      isOpen={isOpen}
      tone={asked.isRefusal ? 'danger' : 'primary'}
      title={t(`${asked.texts}Title`)}
      description={[t('decision.subject', facts), reason].filter(Boolean).join(' ')}
      confirmLabel={t(asked.texts)}
      onConfirm={confirm}
      onClose={() => setOpen(false)}
    />
  );
  return [ask, question];
}
