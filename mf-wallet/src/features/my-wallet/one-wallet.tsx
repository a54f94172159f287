import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { port } from '../../port.ts';
import styles from './one-wallet.module.css';
import { MainWallet, type MainWalletProps } from './wallet-cards.tsx';

const openPage = (page: string) => void port.ask('open-centre', { centre: 'member', page });

/** All games are played from this wallet: nothing can be transferred. */
export function OneWallet(wallet: MainWalletProps) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <MainWallet {...wallet} />
      <p className={styles.note}>{t('transfer.single')}</p>
      <div className={styles.acts}>
        <Button variant="primary" onClick={() => openPage('depositv2')}>
          {t('menu.deposit')}
        </Button>
        <Button onClick={() => openPage('withdraw')}>{t('menu.withdraw')}</Button>
      </div>
    </>
  );
}
