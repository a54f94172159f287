import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { AlertIcon } from '@tessera/shared/ui/icons';
import type { RefObject } from 'react';
import { actionsOf, type ContractDetail, type ContractStepAction } from '../../model/contract.ts';
import { ContractQuestion } from './contract-question.tsx';
import styles from './contracts.module.css';
import { useContractAction } from './use-contract-action.ts';

const primary: readonly ContractStepAction[] = ['accept', 'agreeEnd'];
/** What needs no question first: nothing is lost by it. */
const plain: readonly ContractStepAction[] = ['refuseEnd'];

interface Props {
  readonly detail: ContractDetail;
  /** Takes the focus when a step was taken: its button goes with it. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** What the agent can do with the contract now, each step with its consequence first. */
export function ContractActions({ detail, heading }: Props) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText('agent');
  const action = useContractAction(detail.contract, heading);
  const actions = actionsOf(detail.contract);
  // The other side may have acted while the question was open.
  const isAsking = action.asked && (action.isBusy || actions.includes(action.asked));
  return (
    <>
      <div className={styles.actions}>
        {actions.map((one) => (
          <Button
            key={one}
            {...(primary.includes(one) ? { variant: 'primary' } : {})}
            isBusy={action.isBusy}
            onClick={() => (plain.includes(one) ? void action.take(one) : action.ask(one))}
          >
            {t(`contract.${one}`)}
          </Button>
        ))}
      </div>
      {action.failure !== undefined && (
        <p role="alert" className={styles.refusal}>
          <AlertIcon aria-hidden size={15} />
          {errorText(action.failure)}
        </p>
      )}
      {action.asked && isAsking && <ContractQuestion asked={action.asked} detail={detail} action={action} />}
    </>
  );
}
