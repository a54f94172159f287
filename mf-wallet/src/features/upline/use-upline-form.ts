import { type Resolver, useForm } from '@tessera/shared/form';
import { refreshAfterUplineTransfer, type UplineTransfers, uplineRequest } from '../../api/upline-transfers.ts';
import { amountProblem } from '../../model/form-rules.ts';
import { resolved, unitMinor } from '../money-page/form-fields.tsx';
import type { SendWithPassword } from '../payment-password/use-confirmation.ts';
import { useConfirmedRequest } from '../payment-password/use-confirmed-request.ts';

export interface UplineFields {
  uplineMinor: number | undefined;
}

/** What the confirmation shows before anything is sent. */
export interface UplineTransferToConfirm {
  readonly upline: string;
  readonly amountMinor: number;
  readonly send: SendWithPassword;
}

/** Limits of the amount, in minor units. */
export const uplineLimits = ({ minimumAmount, maximumAmount, availableAmount }: UplineTransfers) => ({
  minimumMinor: minimumAmount,
  unitMinor: unitMinor(),
  maximumMinor: maximumAmount,
  availableMinor: availableAmount,
});

const resolver =
  (transfers: UplineTransfers): Resolver<UplineFields> =>
  (fields) =>
    resolved(fields, { uplineMinor: amountProblem(fields.uplineMinor, uplineLimits(transfers)) });

export const useUplineForm = (transfers: UplineTransfers) =>
  useForm<UplineFields>({
    mode: 'onTouched',
    resolver: resolver(transfers),
    defaultValues: { uplineMinor: undefined },
  });

/** Sends the form once its owner has confirmed it by the payment password, and opens the receipt. */
export function useSendToUpline(upline: string, hasPassword: boolean, onDone: (id: string) => void) {
  const { status, message, forget, check, confirm } = useConfirmedRequest(uplineRequest, {
    about: 'upline',
    hasPassword,
    onMade: (made) => void refreshAfterUplineTransfer(made),
    onOpen: ({ id }) => onDone(id),
  });
  const send = async ({ uplineMinor }: UplineFields) => {
    if (!uplineMinor) return;
    const shown = { upline, amountMinor: uplineMinor };
    await confirm<UplineTransferToConfirm>('wallet.confirm-upline', shown, { amount: uplineMinor });
  };
  return { send, check, status, message, forget };
}
