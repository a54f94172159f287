import { type Resolver, useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { type MadeTransfer, refreshAfterTransfer, transferRequest } from '../../api/transfers.ts';
import { amountProblem } from '../../model/form-rules.ts';
import type { VendorWallet } from '../../model/wallets.ts';
import { resolved, unitMinor } from '../money-page/form-fields.tsx';
import { useRequest } from '../requests/use-request.ts';

export interface TransferFields {
  direction: 'in' | 'out';
  vassalage: string;
  transferMinor: number | undefined;
}

export interface TransferSources {
  readonly wallets: readonly VendorWallet[];
  /** Cash of the main wallet: bonus money stays there. Undefined while it is not known. */
  readonly cashMinor: number | undefined;
}

/** What can be taken from where the fields say; undefined while that is not known. */
export const availableOf = (
  { wallets, cashMinor }: TransferSources,
  { direction, vassalage }: Pick<TransferFields, 'direction' | 'vassalage'>,
): number | undefined =>
  direction === 'in' ? cashMinor : wallets.find((wallet) => wallet.vassalage === vassalage)?.minor;

const resolver =
  (sources: TransferSources): Resolver<TransferFields> =>
  (fields) => {
    const availableMinor = availableOf(sources, fields);
    const limits = { minimumMinor: 1, maximumMinor: Number.MAX_SAFE_INTEGER };
    // What is not known can't be exceeded here; the operator knows.
    const known = availableMinor === undefined ? limits : { ...limits, availableMinor };
    return resolved(fields, { transferMinor: amountProblem(fields.transferMinor, known) });
  };

export function useTransferForm(sources: TransferSources) {
  const first = sources.wallets.find(({ isOpen }) => isOpen) ?? sources.wallets[0];
  return useForm<TransferFields>({
    mode: 'onTouched',
    resolver: resolver(sources),
    defaultValues: {
      direction: first?.isOpen ? 'in' : 'out',
      vassalage: first?.vassalage ?? '',
      transferMinor: undefined,
    },
  });
}

/** An amount of a quick button: whole units. */
export const quickTransfers = (availableMinor: number | undefined): readonly number[] =>
  [10_000, 50_000, 100_000, 500_000]
    .map((units) => units * unitMinor())
    .filter((minor) => availableMinor === undefined || minor <= availableMinor);

/** Sends transfers and shows what came of each. */
export function useSendTransfer(onMade: () => void) {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const announce = ({ transfers, amount }: MadeTransfer) => {
    const id = 'wallet-transfer';
    if (transfers.length === 0) return toast.show({ id, tone: 'info', title: t('transfer.nothing') });
    if (transfers.some(({ status }) => status === 'transit'))
      return toast.show({ id, tone: 'info', title: t('transfer.inTransitToast'), detail: t('transfer.transitNote') });
    if (amount === 0) return toast.show({ id, tone: 'warn', title: t('transfer.returnedToast') });
    toast.show({ id, tone: 'ok', title: t('transfer.doneToast', { amount: full(amount) }) });
  };
  const { status, message, forget, setMessage, show, check } = useRequest(transferRequest, {
    about: 'transfer',
    onMade: (made) => {
      void refreshAfterTransfer();
      announce(made);
    },
    onOpen: onMade,
  });
  const send = async ({ direction, vassalage, transferMinor }: TransferFields) => {
    if (!transferMinor) return;
    setMessage(undefined);
    show(await transferRequest.submit({ direction, vassalage, amount: transferMinor, aboutMinor: transferMinor }));
  };
  const recoverAll = async (aboutMinor: number) => {
    setMessage(undefined);
    show(await transferRequest.submit({ direction: 'out', aboutMinor }));
  };
  return { send, recoverAll, check, status, message, forget };
}
