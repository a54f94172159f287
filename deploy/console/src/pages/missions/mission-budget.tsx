import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { type ConsoleMission, setMissionBudget } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import { resultToasts } from '../../chrome/step.ts';
import { amount, minorOf } from '../../format.ts';

/** Sets what a mission may grant in all; it counts at once. */
export function MissionBudget({
  mission: { merchant, id, names, currency, grantedMinor },
}: {
  readonly mission: ConsoleMission;
}) {
  const { t, i18n } = useTranslation('console');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const change = useConsoleChange(setMissionBudget);
  const title = names.EN ?? id;
  const granted = amount({ amountMinor: grantedMinor, currency }, i18n.language);
  const confirm = () => {
    const budgetMinor = typed.trim() === '' ? null : minorOf(typed, currency);
    const isRefused = typed.trim() !== '' && (budgetMinor === null || budgetMinor < grantedMinor);
    setWrong(isRefused);
    if (isRefused) return;
    setOpen(false);
    change.mutate({ merchant, id, budgetMinor }, resultToasts(t('promotions.budgetDone', { title })));
  };
  return (
    <>
      <Button size="small" isBusy={change.isPending} onClick={() => setOpen(true)}>
        {t('promotions.budget')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('promotions.budgetTitle', { title })}
        description={t('promotions.budgetDetail', { granted })}
        confirmLabel={t('promotions.budgetSave')}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <TextField
          label={t('promotions.budgetField', { currency })}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isWrong ? t('promotions.budgetRule', { granted }) : undefined}
        />
      </ConfirmDialog>
    </>
  );
}
