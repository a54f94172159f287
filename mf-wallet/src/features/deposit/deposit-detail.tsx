import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Button } from '@tessera/shared/ui/button';
import { CopyButton } from '@tessera/shared/ui/copy';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DepositIcon, PlusIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { BankIcon, CoinIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Timeline } from '@tessera/shared/ui/timeline';
import type { ReactNode } from 'react';
import type { DepositMethod, DepositSettings, useDepositList } from '../../api/deposits.ts';
import { type Deposit, type DepositStep, depositSteps } from '../../model/deposit-steps.ts';
import { plainDecimal } from '../../model/form-rules.ts';
import { Columns, Facts, MoneyFormSkeleton, MoneyPage, SidePanel } from '../money-page/money-page.tsx';
import { ContactSupport, RequestHead, useIsLate } from '../requests/request-list.tsx';
import { useCodeText, useWalletFormat } from '../text/use-text.ts';
import styles from './deposit-form.module.css';
import { DepositAside, DepositBadge } from './deposit-list.tsx';
import transferGuideStyles from './transfer-guide.module.css';

interface Props {
  readonly id: string;
  readonly deposits: ReturnType<typeof useDepositList>;
  readonly settings: DepositSettings | undefined;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** One deposit of the member's list. */
export function DepositDetail({ id, deposits, settings, onOpen, onNew }: Props) {
  const { t } = useTranslation('wallet');
  const deposit = deposits.data?.find((known) => known.id === id);
  return (
    <MoneyPage
      title={t('deposit.progress')}
      subtitle={deposit && t('requests.reference', { reference: deposit.reference })}
    >
      <ResourceView
        resource={deposits}
        skeleton={<MoneyFormSkeleton />}
        isEmpty={() => !deposit}
        empty={
          <EmptyState
            icon={<DepositIcon />}
            title={t('deposit.unknown')}
            actions={<Button onClick={onNew}>{t('deposit.another')}</Button>}
          />
        }
      >
        {() =>
          deposit && (
            <Columns
              main={
                <DepositProgress
                  deposit={deposit}
                  method={settings?.methods.find(({ methodId }) => methodId === deposit.methodId)}
                  onNew={onNew}
                />
              }
              aside={<DepositAside current={id} onOpen={onOpen} />}
            />
          )
        }
      </ResourceView>
    </MoneyPage>
  );
}

const icons = { requested: undefined, transfer: <BankIcon />, credited: <DepositIcon /> } as const;

interface DepositProgressProps {
  readonly deposit: Deposit;
  readonly method: DepositMethod | undefined;
  readonly onNew: () => void;
}

/** Where to send it, and where it stands; the console's decision shows here without a reload. */
function DepositProgress({ deposit, method, onNew }: DepositProgressProps) {
  const { t } = useTranslation('wallet');
  const { full, recent, date } = useWalletFormat();
  const codeText = useCodeText();
  const isLate = useIsLate(deposit.status === 'pending' ? deposit.answerByMs : undefined);
  const amount = full(deposit.amount);

  const detail = ({ key, state }: DepositStep) => {
    if (state === 'failed') return t('deposit.step.refused', { reason: codeText(deposit.reasonCode) });
    if (key === 'transfer' && state === 'now' && isLate) return t('deposit.step.late');
    return t(`deposit.step.${key}_${state}`, {
      amount,
      time: date('clock', deposit.answerByMs),
      minutes: method?.expectedMinutes,
    });
  };
  const time = ({ atMs, byMs, state }: DepositStep) => {
    if (atMs !== undefined) return recent(atMs);
    return byMs !== undefined && state === 'later' && !isLate
      ? t('time.until', { time: date('clock', byMs) })
      : undefined;
  };
  return (
    <>
      <RequestHead
        label={t('deposit.amount')}
        amountMinor={deposit.amount}
        note={t('amount.withFee', { amount, fee: full(deposit.fee) })}
        badge={<DepositBadge status={deposit.status} />}
      />
      {deposit.bonus && (
        <p className={styles.bonus}>
          <CoinIcon aria-hidden size={17} />
          {t(deposit.status === 'pending' ? 'deposit.bonusWaiting' : 'deposit.bonusThere', {
            title: deposit.bonus.title,
            amount: full(deposit.bonus.amount),
            turnover: full(deposit.bonus.requiredTurnover),
          })}
        </p>
      )}
      {deposit.status === 'pending' && method && <TransferGuide deposit={deposit} target={method.target} />}
      <Timeline
        label={t('deposit.progress')}
        steps={depositSteps(deposit).map((step) => ({
          key: step.key,
          state: step.state,
          title: t(`deposit.step.${step.key}`),
          detail: detail(step),
          time: time(step),
          icon: icons[step.key],
        }))}
      />
      <div className={styles.actions}>
        {deposit.status === 'rejected' && <ContactSupport />}
        <Button icon={<PlusIcon />} onClick={onNew}>
          {t('deposit.another')}
        </Button>
      </div>
    </>
  );
}

interface TransferGuideProps {
  readonly deposit: Deposit;
  readonly target: DepositMethod['target'];
}

/** Where the transfer goes and what must stand on it. The account is a sandbox's and receives nothing. */
function TransferGuide({ deposit, target }: TransferGuideProps) {
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

function Copyable({ name, text, children = text }: { name: string; text: string; children?: ReactNode }) {
  return (
    <span className={transferGuideStyles.copyable}>
      {children}
      <CopyButton name={name} text={text} />
    </span>
  );
}
