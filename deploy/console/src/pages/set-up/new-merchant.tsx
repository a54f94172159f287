import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { toast } from '@tessera/shared/ui/toast';
import { createMerchant, merchantCurrencies, merchantThemes, offeredLanguages } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { ConsoleError } from '../../api/console-call.ts';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths } from '../../chrome/refused-paths.ts';
import { reasonOf, showError } from '../../chrome/step.ts';

type Form = RequestOf<typeof createMerchant>;

const empty: Form = {
  code: '',
  name: '',
  host: '',
  theme: 'aurora',
  currency: 'P',
  language: 'EN',
  timeZone: 'Asia/Seoul',
  country: 'KR',
  smallestDeposit: 10,
};

const texts = ['code', 'name', 'host', 'timeZone', 'country'] as const;
/** What the operator alone can refuse, and the field that it is about. */
const fieldOfCode: Readonly<Record<string, (typeof texts)[number]>> = {
  'merchant.taken': 'code',
  'merchant.host.taken': 'host',
  'merchant.time-zone.unknown': 'timeZone',
};
const choices = { theme: merchantThemes, currency: merchantCurrencies, language: offeredLanguages } as const;

/** Where a browser reaches a merchant's host: on the port and by the protocol of the console. */
const addressOf = (host: string): URL => {
  const { protocol, port } = window.location;
  return new URL(`${protocol}//${host}${port && `:${port}`}/`);
};

export function NewMerchant() {
  const { t } = useTranslation('console');
  const [form, setForm] = useState(empty);
  const [made, setMade] = useState<string>();
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const create = useConsoleChange(createMerchant);
  const set = (change: Partial<Form>) => {
    create.reset();
    setForm((before) => ({ ...before, ...change }));
  };
  const field = create.error instanceof ConsoleError ? fieldOfCode[create.error.code] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = refusedPaths(createMerchant, form);
    setRefused(wrong);
    if (wrong.size > 0) return;
    const done = () => {
      toast.show({ tone: 'ok', title: t('setUp.merchantMade', { host: addressOf(form.host).host }) });
      setMade(form.host);
      setForm(empty);
    };
    create.mutate(form, {
      onSuccess: done,
      onError: (cause) => !(cause instanceof ConsoleError && cause.code in fieldOfCode) && showError(cause),
    });
  };
  const errorOf = (name: string) => {
    if (refused.has(name)) return t(`setUp.rule.${name}`);
    return name === field ? reasonOf(create.error) : undefined;
  };
  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('setUp.merchant')}>
      <h2 className={layout.whole}>{t('setUp.merchant')}</h2>
      {texts.map((field) => (
        <TextField
          key={field}
          label={t(`setUp.field.${field}`)}
          hint={t(`setUp.rule.${field}`)}
          error={errorOf(field)}
          value={form[field]}
          onChange={(event) => set({ [field]: event.target.value.trim() === '' ? '' : event.target.value })}
        />
      ))}
      {(Object.keys(choices) as (keyof typeof choices)[]).map((field) => (
        <Select
          key={field}
          label={t(`setUp.field.${field}`)}
          options={choices[field].map((value) => ({ value, label: value }))}
          value={form[field]}
          onChange={(value) => set({ [field]: value })}
        />
      ))}
      <TextField
        label={t('setUp.field.smallestDeposit')}
        inputMode="numeric"
        hint={t('setUp.rule.smallestDeposit')}
        error={errorOf('smallestDeposit')}
        value={String(form.smallestDeposit || '')}
        onChange={(event) => set({ smallestDeposit: Number(event.target.value.replace(/\D/g, '')) })}
      />
      <Button type="submit" variant="primary" className={layout.whole} isBusy={create.isPending}>
        {t('setUp.makeMerchant')}
      </Button>
      {made && (
        <p className={layout.whole}>
          <a href={addressOf(made).href} target="_blank" rel="noreferrer">
            {t('setUp.openSite', { host: addressOf(made).host })}
          </a>
        </p>
      )}
    </form>
  );
}
