import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField, TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { toast } from '@tessera/shared/ui/toast';
import { accountKinds, createAccount, getConsoleMerchants } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths } from '../../chrome/refused-paths.ts';
import { showError } from '../../chrome/step.ts';

type Form = RequestOf<typeof createAccount>;

const empty: Form = { merchant: '', username: '', password: '', kind: 'player' };

export function NewAccount() {
  const { t } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {});
  const [form, setForm] = useState(empty);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const create = useConsoleChange(createAccount);
  const set = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = refusedPaths(createAccount, form);
    setRefused(wrong);
    if (wrong.size > 0) return;
    const done = ({ username }: { username: string }) => {
      toast.show({ tone: 'ok', title: t('setUp.accountMade', { username }) });
      set({ username: '', password: '' });
    };
    create.mutate(form, { onSuccess: done, onError: showError });
  };
  const errorOf = (field: string) => (refused.has(field) ? t('setUp.rule.filled') : undefined);
  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('setUp.account')}>
      <h2 className={layout.whole}>{t('setUp.account')}</h2>
      <Select
        label={t('column.merchant')}
        options={(merchants.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        value={form.merchant || undefined}
        onChange={(merchant) => set({ merchant })}
        error={errorOf('merchant')}
      />
      <Select
        label={t('setUp.field.kind')}
        options={accountKinds.map((kind) => ({ value: kind, label: t(`setUp.kind.${kind}`) }))}
        value={form.kind}
        onChange={(kind) => set({ kind })}
      />
      <TextField
        label={t('signIn.username')}
        autoComplete="off"
        value={form.username}
        onChange={(event) => set({ username: event.target.value })}
        error={errorOf('username')}
      />
      <PasswordField
        label={t('signIn.password')}
        autoComplete="new-password"
        hint={t('setUp.rule.password')}
        value={form.password}
        onChange={(event) => set({ password: event.target.value })}
        error={errorOf('password')}
      />
      <Button type="submit" variant="primary" className={layout.whole} isBusy={create.isPending}>
        {t('setUp.makeAccount')}
      </Button>
    </form>
  );
}
