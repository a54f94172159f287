import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useSwitch } from '@tessera/shared/switches';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { DoneIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { BackIcon } from '@tessera/shared/ui/more-icons';
import type { UplineTransfer } from '../../api/upline-transfers.ts';
import { port } from '../../port.ts';
import formStyles from '../money-page/money-form.module.css';
import { Columns, Facts } from '../money-page/money-page.tsx';
import { RequestHead } from '../requests/request-list.tsx';

interface Props {
  readonly transfer: UplineTransfer;
  readonly onLeave: () => void;
}

/** What was given, to whom and when, with the number under which both sides find it in their records. */
export function UplineReceipt({ transfer, onLeave }: Props) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  const hasRecord = useSwitch('MEMTRANS3');
  const { reference, upline, amount, createdAtMs } = transfer;
  return (
    <Columns
      main={
        <>
          <RequestHead
            label={t('upline.amount')}
            amountMinor={amount}
            badge={
              <Badge tone="ok" icon={<DoneIcon aria-hidden />}>
                {t('upline.done')}
              </Badge>
            }
            note={t('upline.doneNote', { upline })}
          />
          <Facts
            facts={[
              { label: t('upline.to'), value: upline },
              { label: t('upline.time'), value: date('second', createdAtMs) },
              { label: t('upline.number'), value: reference },
              { label: t('amount.feeLabel'), value: t('amount.noFee') },
              {
                label: t('upline.received'),
                value: <Money minor={amount} currency={merchantCurrency()} />,
                isSum: true,
              },
            ]}
          />
          <div className={formStyles.actions}>
            <Button icon={<BackIcon />} onClick={onLeave}>
              {t('upline.back')}
            </Button>
            {hasRecord && (
              <Button onClick={() => void port.ask('open-centre', { centre: 'member', page: 'transactionHistory' })}>
                {t('upline.record')}
              </Button>
            )}
          </div>
        </>
      }
    />
  );
}
