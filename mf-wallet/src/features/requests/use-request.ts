import { isUnanswered, type MoneyOutcome, type MoneyRequest, useMoneyRequest } from '@tessera/shared/api/money-request';
import { useEvent } from '@tessera/shared/events';
import type { FieldPath, FieldValues, UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { useEffect, useRef, useState } from 'react';

interface Options<Made> {
  readonly about: 'deposit' | 'withdrawal' | 'transfer' | 'upline';
  /** The request was carried out: emit it and refresh what hangs on it, once, wherever the member is by now. */
  readonly onMade: (made: Made) => void;
  /** Opens it, if the form is still there. */
  readonly onOpen: (made: Made) => void;
}

/** The form of a request for money: sends it, checks the one whose outcome is unknown, and shows what came of either. */
export function useRequest<Fields, Made extends { readonly amount: number }>(
  request: MoneyRequest<Fields, Made>,
  { about, onMade, onOpen }: Options<Made>,
) {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const errorText = useErrorText('wallet');
  const [message, setMessage] = useState<string>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function show(outcome: MoneyOutcome<Made>): void {
    if (outcome.status === 'none') return;
    if (outcome.status === 'made') {
      const { made, isLate } = outcome;
      setMessage(undefined);
      onMade(made);
      if (isLate)
        toast.show({
          id: `${about}-found`,
          tone: 'ok',
          title: t(`${about}.found`),
          detail: t('requests.amount', { amount: full(made.amount) }),
        });
      if (isShown.current) onOpen(made);
    } else if (outcome.status === 'not-made')
      setMessage(
        outcome.amountMinor === 0 ? t('voucher.notMade') : t(`${about}.notMade`, { amount: full(outcome.amountMinor) }),
      );
    else if (outcome.status === 'refused') setMessage(errorText(outcome.error));
    // The lookup itself can be refused. "Nothing was taken" would then be about the lookup, so it is not shown.
    else setMessage(isUnanswered(outcome.error) ? errorText(outcome.error) : undefined);
  }

  const status = useMoneyRequest(request, show);
  useEvent('shell:connection-restored', () => void request.check().then(show));
  return {
    status,
    message: message ?? (status === 'unknown' ? t('requests.unknown') : undefined),
    setMessage,
    forget: () => setMessage(undefined),
    show,
    check: async () => show(await request.check()),
  };
}

/** Why a request was refused no longer holds once one of these fields asks for something else. */
export function useForgetOnChange<Fields extends FieldValues>(
  { watch }: Pick<UseFormReturn<Fields>, 'watch'>,
  names: readonly FieldPath<Fields>[],
  forget: () => void,
): void {
  const latest = useRef({ names, forget });
  latest.current = { names, forget };
  useEffect(() => {
    const watching = watch((_, { name }) => {
      if (name !== undefined && latest.current.names.includes(name)) latest.current.forget();
    });
    return () => watching.unsubscribe();
  }, [watch]);
}
