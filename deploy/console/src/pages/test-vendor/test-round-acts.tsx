import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { toast } from '@tessera/shared/ui/toast';
import {
  actOnTestRound,
  type TestDelivery,
  type TestRound,
  type TestRoundAct,
  testRoundActs,
} from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import { showError } from '../../chrome/step.ts';
import { minorOf } from '../../format.ts';
import { DeliverySelect } from './delivery-select.tsx';
import styles from './test-vendor.module.css';

/** What the vendor can say next: the result while it is open, another result afterwards, or that the round is void. */
export function TestRoundActs({ round: { roundId, state, money } }: { readonly round: TestRound }) {
  const { t } = useTranslation('console');
  const [act, setAct] = useState<TestRoundAct>('settle');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [delivery, setDelivery] = useState<TestDelivery>('once');
  const change = useConsoleChange(actOnTestRound);
  const ask = (next: TestRoundAct) => () => {
    setAct(next);
    setOpen(true);
  };
  const confirm = () => {
    const amountMinor = act === 'void' ? 0 : minorOf(typed, money.currency);
    setWrong(amountMinor === null);
    if (amountMinor === null) return;
    setOpen(false);
    change.mutate(
      { roundId, act, amountMinor, delivery },
      {
        onSuccess: () => toast.show({ tone: 'ok', title: t('testVendor.acted', { act: t(`testVendor.acts.${act}`) }) }),
        onError: showError,
      },
    );
  };
  const result = state === 'settled' ? 'resettle' : 'settle';
  return (
    <span className={styles.acts}>
      <Button size="small" isBusy={change.isPending} onClick={ask('void')}>
        {t('testVendor.acts.void')}
      </Button>
      <Button size="small" variant="primary" isBusy={change.isPending} onClick={ask(result)}>
        {t(`testVendor.acts.${result}`)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        tone={act === 'void' ? 'danger' : 'primary'}
        title={t('testVendor.actTitle', { round: roundId.slice(0, 8).toUpperCase() })}
        description={t(`testVendor.actNotes.${act}`)}
        confirmLabel={t(`testVendor.acts.${act}`)}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <Select
          label={t('column.action')}
          options={testRoundActs.map((one) => ({ value: one, label: t(`testVendor.acts.${one}`) }))}
          value={act}
          onChange={(next) => setAct(next as TestRoundAct)}
        />
        {act !== 'void' && (
          <TextField
            label={t('testVendor.pays')}
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={isWrong ? t('testVendor.amountRule') : undefined}
          />
        )}
        <DeliverySelect value={delivery} onChange={setDelivery} />
      </ConfirmDialog>
    </span>
  );
}
