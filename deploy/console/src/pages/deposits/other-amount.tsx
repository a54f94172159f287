import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { approveDeposit, type ConsoleDeposit } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import { resultToasts } from '../../chrome/step.ts';
import { amount, minorOf } from '../../format.ts';

/** Credits what has arrived where it is not what the player announced. */
export function OtherAmount({ deposit: { id, money, username } }: { readonly deposit: ConsoleDeposit }) {
  const { t, i18n } = useTranslation('console');
  const [isOpen, setOpen] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [typed, setTyped] = useState('');
  const approve = useConsoleChange(approveDeposit);
  const confirm = () => {
    const receivedMinor = minorOf(typed, money.currency);
    setWrong(!receivedMinor);
    if (!receivedMinor) return;
    const received = amount({ ...money, amountMinor: receivedMinor }, i18n.language);
    setOpen(false);
    approve.mutate(
      { id, receivedMinor },
      resultToasts(t('deposits.approveDone', { player: username, amount: received })),
    );
  };
  return (
    <>
      <Button size="small" isBusy={approve.isPending} onClick={() => setOpen(true)}>
        {t('deposits.other')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('deposits.otherTitle')}
        description={t('deposits.otherNote', { amount: amount(money, i18n.language) })}
        confirmLabel={t('deposits.approve')}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <TextField
          label={t('deposits.otherField')}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isWrong ? t('deposits.otherRule') : undefined}
        />
      </ConfirmDialog>
    </>
  );
}
