import { useQueryClient } from '@tessera/shared/query';
import { useEffect } from 'react';
import { balanceKey } from '../../api/balance.ts';
import { useTransferList } from '../../api/transfers.ts';
import type { VendorWallet } from '../../model/wallets.ts';
import { TransferForm } from './transfer-form.tsx';
import { TransferList } from './transfer-list.tsx';
import { MainWallet, type MainWalletProps, VendorWallets } from './wallet-cards.tsx';

interface Props {
  readonly main: MainWalletProps;
  readonly wallets: readonly VendorWallet[];
  readonly nameOf: (vassalage: string) => string;
}

/** The wallets, the form between them, and what is on its way; a transfer that arrives changes the balances by itself. */
export function VendorTransfers({ main, wallets, nameOf }: Props) {
  const queries = useQueryClient();
  const { data } = useTransferList();
  const transfers = data?.list ?? [];
  const inTransit = transfers.filter(({ status }) => status === 'transit');
  const waiting = inTransit.map(({ id }) => id).join();
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: balanceKey });
  }, [queries, waiting]);
  return (
    <TransferForm
      sources={{ wallets, cashMinor: main.parts?.cashMinor }}
      nameOf={nameOf}
      obstacles={data?.obstacles ?? []}
      head={
        <>
          <MainWallet {...main} />
          <VendorWallets wallets={wallets} nameOf={nameOf} inTransit={inTransit.map(({ vassalage }) => vassalage)} />
        </>
      }
      aside={<TransferList transfers={transfers} nameOf={nameOf} />}
    />
  );
}
