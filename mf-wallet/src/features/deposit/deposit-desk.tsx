import { useFormat } from '@tessera/shared/text';
import { useId } from 'react';
import type { DepositSettings } from '../../api/deposits.ts';
import { chosenBonus } from '../../model/deposit-bonus.ts';
import { submitOrCheck } from '../money-page/action-panel.tsx';
import { Desk } from '../money-page/desk.tsx';
import { useProblemText } from '../text/use-text.ts';
import { DepositAside } from './deposit-aside.tsx';
import styles from './deposit-desk.module.css';
import { DepositFields } from './deposit-fields.tsx';
import { DepositSummary } from './deposit-summary.tsx';
import { useDepositForm } from './use-deposit-form.ts';
import { useSendDeposit } from './use-send-deposit.ts';

interface Props {
  readonly settings: DepositSettings;
  /** A deposit was announced, or one of the list is wanted. */
  readonly onOpen: (id: string) => void;
}

/** Method, amount, name; what it comes to; and one button that repeats the amount. */
export function DepositDesk({ settings, onOpen }: Props) {
  const { plain } = useFormat('wallet');
  const formId = useId();
  const form = useDepositForm(settings);
  const { methodId, amountMinor, promotionId } = form.watch();
  const bonus = chosenBonus(settings.bonuses, promotionId);
  const method = settings.methods.find((known) => known.methodId === methodId) ?? settings.methods[0];
  const { send, check, status, message } = useSendDeposit({ method, bonus }, onOpen);
  const problem = useProblemText(form.formState.errors, {
    minimum: plain(method?.minimumAmount ?? 0),
    maximum: plain(method?.maximumAmount ?? 0),
    bonusMinimum: plain(bonus?.minimumDeposit ?? 0),
  });
  if (!method) return null;

  return (
    <Desk
      main={
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={submitOrCheck(status, check, form.handleSubmit(send))}
        >
          <DepositFields settings={settings} form={form} method={method} bonus={bonus} problem={problem} />
        </form>
      }
      summary={
        <DepositSummary
          method={method}
          bonus={bonus}
          amountMinor={amountMinor}
          formId={formId}
          status={status}
          message={message}
        />
      }
      aside={<DepositAside onOpen={onOpen} />}
    />
  );
}
