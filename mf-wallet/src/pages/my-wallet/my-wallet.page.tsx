import { useTranslation } from '@tessera/shared/i18n';
import { useSwitch } from '@tessera/shared/switches';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useBalance } from '../../api/balance.ts';
import { useMerchantWallet, useVendorNames } from '../../api/transfers.ts';
import { MoneyFormSkeleton, MoneyPage } from '../../features/money-page/money-page.tsx';
import { OneWallet } from '../../features/my-wallet/one-wallet.tsx';
import { VendorTransfers } from '../../features/my-wallet/vendor-transfers.tsx';
import { vendorWallets } from '../../model/wallets.ts';

/** My wallet: one for everything, or the main wallet and those of vendors in transfer mode. */
export default function MyWalletPage() {
  const { t } = useTranslation('wallet');
  const canTransfer = useSwitch('FUNDTRANS3');
  const wallets = useMerchantWallet();
  const { state, parts, refresh } = useBalance();
  const names = useVendorNames().data;
  const nameOf = (vassalage: string) => names?.[vassalage] ?? vassalage;
  const main = { balance: state, parts, onRefresh: () => void refresh() };
  return (
    <MoneyPage title={t('transfer.title')}>
      <ResourceView resource={wallets} skeleton={<MoneyFormSkeleton />}>
        {(value) => {
          const vendors = canTransfer ? vendorWallets(value, parts) : [];
          return vendors.length > 0 ? (
            <VendorTransfers main={main} wallets={vendors} nameOf={nameOf} />
          ) : (
            <OneWallet {...main} />
          );
        }}
      </ResourceView>
    </MoneyPage>
  );
}
