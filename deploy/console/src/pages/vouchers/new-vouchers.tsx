import { useTranslation } from '@tessera/shared/i18n';
import { currencyOf, decimalToMinor } from '@tessera/shared/money';
import { Button } from '@tessera/shared/ui/button';
import { CopyButton } from '@tessera/shared/ui/copy';
import { Dialog } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { getConsoleMerchants, makeVoucherBatch } from '@tessera/shared/wire/console';
import { type FormEvent, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths } from '../../chrome/refused-paths.ts';
import { showError } from '../../chrome/step.ts';
import { numberOf } from '../merchant/settings-form.tsx';
import styles from './vouchers.module.css';

const empty = { merchant: '', amount: '', count: '10', days: '30', note: '' };

/** Makes a batch. The codes are shown once: the operator keeps no copy that could be read. */
export function NewVouchers() {
  const { t } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {}).data ?? [];
  const [form, setForm] = useState(empty);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isShown, setShown] = useState(false);
  const make = useConsoleChange(makeVoucherBatch);
  const set = (change: Partial<typeof empty>) => setForm((before) => ({ ...before, ...change }));
  const currency = currencyOf(merchants.find(({ code }) => code === form.merchant)?.currency ?? 'P');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amountMinor = /^\d{1,9}$/.test(form.amount.trim()) ? decimalToMinor(Number(form.amount), currency) : 0;
    const { merchant, note } = form;
    const request = { merchant, note, amountMinor, count: numberOf(form.count), days: numberOf(form.days) };
    const wrong = refusedPaths(makeVoucherBatch, request);
    setRefused(wrong);
    if (wrong.size > 0) return;
    make.mutate(request, {
      onSuccess: (made) => {
        setCodes(made.codes);
        setShown(true);
        set({ amount: '', note: '' });
      },
      onError: showError,
    });
  };
  const fields = { amount: 'amountMinor', count: 'count', days: 'days' } as const;
  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('vouchers.new')}>
      <div className={layout.whole}>
        <h2>{t('vouchers.new')}</h2>
        <p className={layout.note}>{t('vouchers.newNote')}</p>
      </div>
      <Select
        label={t('column.merchant')}
        options={merchants.map(({ code, name }) => ({ value: code, label: name }))}
        value={form.merchant || undefined}
        onChange={(merchant) => set({ merchant })}
        error={refused.has('merchant') ? t('setUp.rule.filled') : undefined}
      />
      {Object.entries(fields).map(([name, field]) => (
        <TextField
          key={name}
          label={t(`vouchers.field.${name}`)}
          inputMode="numeric"
          value={form[name as keyof typeof fields]}
          onChange={(event) => set({ [name]: event.target.value })}
          error={refused.has(field) ? t(`vouchers.rule.${name}`) : undefined}
        />
      ))}
      <TextField label={t('vouchers.note')} value={form.note} onChange={(event) => set({ note: event.target.value })} />
      <Button type="submit" variant="primary" className={layout.whole} isBusy={make.isPending}>
        {t('vouchers.make')}
      </Button>
      <Dialog
        isOpen={isShown}
        closesOnOutsidePress={false}
        onClose={() => setShown(false)}
        onClosed={() => setCodes([])}
        title={t('vouchers.codes', { count: codes.length })}
        description={t('vouchers.codesOnce')}
        actions={
          <>
            <CopyButton name={t('vouchers.codesName')} text={codes.join('\n')} />
            <Button onClick={() => save(codes)}>{t('vouchers.save')}</Button>
            <Button variant="primary" onClick={() => setShown(false)}>
              {t('vouchers.done')}
            </Button>
          </>
        }
      >
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </Dialog>
    </form>
  );
}

/** Saves the codes as a text file, one a line. */
function save(codes: readonly string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  link.download = 'vouchers.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
