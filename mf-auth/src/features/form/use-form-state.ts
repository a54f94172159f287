import { type FieldValues, type Resolver, type UseFormReturn, useForm } from '@tessera/shared/form';
import { useSession } from '@tessera/shared/session';
import { firstField } from '@tessera/shared/ui/dialog';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { BotProof } from '../../api/bot-proof.ts';

/** What a form was left with. */
export interface Draft {
  /** Values of the fields that all forms of the dialog have. */
  readonly shared?: FieldValues;
  values?: FieldValues;
  country?: { readonly countryCode: string; readonly dialingCode: string };
}

interface Options<Values extends FieldValues> {
  readonly defaultValues: Values;
  readonly mode?: 'onTouched';
  readonly resolver?: Resolver<Values>;
  /** Fields that are not kept: they are worth nothing once one has left, or secret. */
  readonly once?: readonly (keyof Values & string)[];
  /** Values that count more than what was left, such as those of the address. */
  readonly given?: Partial<Values>;
}

/** A form that stands as it was left when one comes back to it. */
export function useDraftedForm<Values extends FieldValues>(
  draft: Draft,
  { defaultValues, given, once = [], ...options }: Options<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>({
    ...options,
    defaultValues: { ...defaultValues, ...draft.values, ...draft.shared, ...given } as never,
  });
  const { getValues } = form;
  const notKept = useRef(once);
  useEffect(
    () => () => {
      draft.values = Object.fromEntries(
        Object.entries(getValues()).filter(([name]) => !notKept.current.includes(name)),
      );
    },
    [draft, getValues],
  );
  return form;
}

/** A dialog's body may arrive after the dialog has taken the focus; it then takes it over for its first field. */
export function useFirstFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const container = useRef<Element>(null);
  useEffect(() => {
    const focused = document.activeElement;
    // Whoever has gone into a field before the page's scripts came stays there.
    if (container.current?.contains(focused)) return;
    // A dialog that has not taken the focus yet must first note where to return it, and then finds the field itself.
    const dialog = container.current?.closest('[role="dialog"], [role="alertdialog"]');
    if (dialog?.contains(focused)) firstField(container.current)?.focus();
  }, []);
  return container;
}

/** Somebody who is signed in and follows a link to `/login` or `/register` has nothing to do there; a trial account has. */
export function useAlreadyIn(leave: () => void): void {
  const { role } = useSession();
  const isIn = role === 'member' || role === 'agent';
  // Once, when it opens: a sign-in that happens in the dialog closes it by itself.
  useEffect(() => {
    if (isIn) leave();
  }, []);
}

/** The form's own supply of proofs. */
export function useBotProof(): BotProof {
  const [proof] = useState(() => new BotProof());
  return proof;
}
