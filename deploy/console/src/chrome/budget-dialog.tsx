import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { useState } from 'react';
import { amount, minorOf, unitOf } from '../format.ts';

interface Props {
  /** Whose budget it is. */
  readonly name: string;
  readonly currency: string;
  /** Granted or set aside already; a budget is never below it. */
  readonly grantedMinor: number;
  readonly isBusy: boolean;
  /** Null is without a limit. */
  readonly onSave: (budgetMinor: number | null) => void;
}

/** A button and its dialog that set what may be granted in all. */
export function BudgetDialog({ name, currency, grantedMinor, isBusy, onSave }: Props) {
  const { t, i18n } = useTranslation('console');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const granted = amount({ amountMinor: grantedMinor, currency }, i18n.language);
  const confirm = () => {
    const budgetMinor = typed.trim() === '' ? null : minorOf(typed, currency);
    const isRefused = typed.trim() !== '' && (budgetMinor === null || budgetMinor < grantedMinor);
    setWrong(isRefused);
    if (isRefused) return;
    setOpen(false);
    onSave(budgetMinor);
  };
  return (
    <>
      <Button size="small" isBusy={isBusy} onClick={() => setOpen(true)}>
        {t('budget.open')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('budget.title', { name })}
        description={t('budget.detail', { granted })}
        confirmLabel={t('budget.save')}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <TextField
          label={t('budget.field', { currency: unitOf(currency) })}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isWrong ? t('budget.rule', { granted }) : undefined}
        />
      </ConfirmDialog>
    </>
  );
}
