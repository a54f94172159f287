import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { AlertIcon } from '@tessera/shared/ui/icons';
import { actionsOf, type Contract, type ContractStepAction } from '../../model/contract.ts';
import { Ends } from './contract-ends.tsx';
import styles from './contracts.module.css';
import { useContractAction } from './use-contract-action.ts';

const primary: readonly ContractStepAction[] = ['accept', 'agreeEnd'];
/** What needs no question first: nothing is lost by it. */
const plain: readonly ContractStepAction[] = ['refuseEnd'];

/** What the agent can do with the contract now, each step with its consequence first. */
export function ContractActions({ contract }: { readonly contract: Contract }) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText('agent');
  const action = useContractAction(contract);
  const { asked, endings } = action;
  const isEnding = endings.length > 0;
  return (
    <>
      <div className={styles.actions}>
        {actionsOf(contract).map((one) => (
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
      {asked && (
        <ConfirmDialog
          isOpen
          title={t(`contract.${asked}`)}
          description={t(isEnding ? `contract.endings.${asked}` : `contract.sure.${asked}`)}
          confirmLabel={t(isEnding ? `contract.endAll.${asked}` : `contract.${asked}`)}
          tone={isEnding ? 'danger' : 'primary'}
          isBusy={action.isBusy}
          onConfirm={() => void action.take(asked)}
          onClose={action.close}
        >
          <Ends asked={asked} contract={contract} endings={endings} />
        </ConfirmDialog>
      )}
    </>
  );
}
