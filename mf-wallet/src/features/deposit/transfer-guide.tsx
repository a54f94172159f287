import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { CopyButton } from '@tessera/shared/ui/copy';
import { Money } from '@tessera/shared/ui/money';
import type { ReactNode } from 'react';
import type { DepositMethod } from '../../api/deposits.ts';
import type { Deposit } from '../../model/deposit-steps.ts';
import { plainDecimal } from '../../model/form-rules.ts';
import { Facts, SidePanel } from '../money-page/money-page.tsx';
import transferGuideStyles from './transfer-guide.module.css';

interface TransferGuideProps {
  readonly deposit: Deposit;
  readonly target: NonNullable<DepositMethod['target']>;
}

/** Where the transfer goes and what must stand on it. The account is a sandbox's and receives nothing. */
export function TransferGuide({ deposit, target }: TransferGuideProps) {
  const { t } = useTranslation('wallet');
  const currency = merchantCurrency();
  return (
    <SidePanel className={transferGuideStyles.guide} title={t('deposit.guide.title')}>
      <Facts
        facts={[
          { label: t('deposit.guide.bank'), value: target.bankName },
          {
            label: t('deposit.guide.account'),
            value: <Copyable name={t('deposit.guide.account')} text={target.accountNumber} />,
          },
          { label: t('deposit.guide.holder'), value: target.accountHolder },
          {
            label: t('deposit.guide.amount'),
            value: (
              <Copyable name={t('deposit.guide.amount')} text={plainDecimal(deposit.amount, currency)}>
                <Money minor={deposit.amount} currency={currency} />
              </Copyable>
            ),
          },
          {
            label: t('deposit.guide.reference'),
            value: <Copyable name={t('deposit.guide.reference')} text={deposit.reference} />,
          },
          { label: t('deposit.depositor'), value: deposit.depositorName },
        ]}
      />
      <p className={transferGuideStyles.note}>{t('deposit.guide.note')}</p>
    </SidePanel>
  );
}

export function Copyable({ name, text, children = text }: { name: string; text: string; children?: ReactNode }) {
  return (
    <span className={transferGuideStyles.copyable}>
      {children}
      <CopyButton name={name} text={text} />
    </span>
  );
}
