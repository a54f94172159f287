import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { type ContractDetail, type ContractStepAction, isUpcoming, runningVersion } from '../../model/contract.ts';
import { Ends } from './contract-ends.tsx';
import styles from './contracts.module.css';
import type { ContractSteps } from './use-contract-action.ts';

interface Props {
  readonly asked: ContractStepAction;
  readonly detail: ContractDetail;
  readonly action: ContractSteps;
}

/**
 * Whether a step is to be taken. If contracts further down end with it, it becomes another question: these are read first, and a
 * second press in the same place does nothing.
 */
export function ContractQuestion({ asked, detail, action }: Props) {
  const { t } = useTranslation('agent');
  const { endings } = action;
  const list = useRef<HTMLUListElement>(null);
  const named = endings.map(({ id }) => id).join(' ');
  const isEnding = named !== '';
  const [read, setRead] = useState('');
  const hasRead = read === named;
  useEffect(() => {
    if (named !== '') list.current?.focus();
  }, [named]);
  const nowMs = serverNow();
  const isNeverBilled =
    asked === 'agreeEnd' && isUpcoming(detail.contract, nowMs) && runningVersion(detail, nowMs) === undefined;
  const sure = t(isNeverBilled ? 'contract.billedUntil.never' : `contract.sure.${asked}`);
  return (
    <ConfirmDialog
      isOpen
      title={t(isEnding ? `contract.endAll.${asked}` : `contract.${asked}`)}
      description={isEnding ? t(`contract.endings.${asked}`) : sure}
      confirmLabel={t(isEnding ? `contract.endAll.${asked}` : `contract.${asked}`)}
      tone={isEnding ? 'danger' : 'primary'}
      isBusy={action.isBusy}
      isConfirmDisabled={isEnding && !hasRead}
      finalFocus={action.finalFocus}
      onConfirm={() => void action.take(asked)}
      onClose={action.close}
    >
      <Ends
        ref={list}
        label={isEnding ? t(`contract.endings.${asked}`) : undefined}
        asked={asked}
        detail={detail}
        endings={endings}
      />
      {isEnding && (
        <Checkbox
          className={styles.read}
          checked={hasRead}
          onChange={({ target }) => setRead(target.checked ? named : '')}
        >
          {t('contract.hasRead')}
        </Checkbox>
      )}
    </ConfirmDialog>
  );
}
