import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { toast } from '@tessera/shared/ui/toast';
import { getConsoleMerchants, publishDrop } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { ConsoleError } from '../../api/console-call.ts';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths, withParents } from '../../chrome/refused-paths.ts';
import { reasonOf, showError } from '../../chrome/step.ts';
import { useFirstWrong } from '../../chrome/use-first-wrong.ts';
import { numberOf } from '../merchant/settings-form.tsx';
import { amountLines, filledTexts, timeOf } from './draft.ts';
import { noTexts, TextFields } from './text-fields.tsx';

const empty = { merchant: '', texts: noTexts, kinds: '', minimumRank: '', betDays: '', opensAt: '', endsAt: '' };
/** What the operator alone can refuse, and the field that it is about. */
const fieldOfCode: Readonly<Record<string, string>> = {
  'envelope.opens.early': 'opensAtMs',
  'envelope.ends.early': 'endsAtMs',
  'envelope.kinds.exceeded': 'kinds',
  'envelope.pool.exceeded': 'kinds',
};
const optional = (typed: string) => (typed.trim() === '' ? null : numberOf(typed));

/** Publishes a drop of red envelopes: from then on it can be cancelled until it begins, and changed never. */
export function NewDrop() {
  const { t } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {}).data ?? [];
  const [form, setForm] = useState(empty);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const publish = useConsoleChange(publishDrop);
  const formRef = useFirstWrong(refused, publish.error);
  const set = (change: Partial<typeof empty>) => {
    publish.reset();
    setForm((before) => ({ ...before, ...change }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const currency = merchants.find(({ code }) => code === form.merchant)?.currency ?? 'P';
    const request = {
      merchant: form.merchant,
      texts: filledTexts(form.texts) as RequestOf<typeof publishDrop>['texts'],
      kinds: amountLines(form.kinds, currency),
      ...{ minimumRank: optional(form.minimumRank), betDays: optional(form.betDays) },
      ...{ opensAtMs: timeOf(form.opensAt), endsAtMs: timeOf(form.endsAt) },
    };
    const wrong = withParents(refusedPaths(publishDrop, request));
    setRefused(wrong);
    if (wrong.size > 0) return;
    publish.mutate(request, {
      onSuccess: () => {
        toast.show({ tone: 'ok', title: t('draws.dropPublished') });
        setForm(empty);
      },
      onError: (cause) => !(cause instanceof ConsoleError && cause.code in fieldOfCode) && showError(cause),
    });
  };
  const refusedField = publish.error instanceof ConsoleError ? fieldOfCode[publish.error.code] : undefined;
  const errorOf = (field: string, rule: string) => {
    if (refused.has(field)) return t(`draws.rule.${rule}` as 'draws.rule.time');
    return field === refusedField ? reasonOf(publish.error) : undefined;
  };
  const fields = [
    ['opensAt', 'opensAtMs', 'time', 'datetime-local'],
    ['endsAt', 'endsAtMs', 'time', 'datetime-local'],
    ['minimumRank', 'minimumRank', 'minimumRank', 'text'],
    ['betDays', 'betDays', 'betDays', 'text'],
  ] as const;
  return (
    <form ref={formRef} className={layout.form} onSubmit={submit} noValidate aria-label={t('draws.newDrop')}>
      <div className={layout.whole}>
        <h2>{t('draws.newDrop')}</h2>
        <p className={layout.note}>{t('draws.newDropNote')}</p>
      </div>
      <Select
        label={t('column.merchant')}
        options={merchants.map(({ code, name }) => ({ value: code, label: name }))}
        value={form.merchant || undefined}
        onChange={(merchant) => set({ merchant })}
        error={refused.has('merchant') ? t('setUp.rule.filled') : undefined}
      />
      {fields.map(([name, field, rule, type]) => (
        <TextField
          key={name}
          type={type}
          label={t(`draws.field.${name}`)}
          value={form[name]}
          onChange={({ target }) => set({ [name]: target.value })}
          error={errorOf(field, rule)}
        />
      ))}
      <TextAreaField
        label={t('draws.field.kinds')}
        rows={3}
        hint={t('draws.rule.lines')}
        value={form.kinds}
        onChange={({ target }) => set({ kinds: target.value })}
        error={errorOf('kinds', 'lines')}
      />
      <TextFields texts={form.texts} refused={refused} onChange={(texts) => set({ texts })} />
      <Button type="submit" variant="primary" className={layout.whole} isBusy={publish.isPending}>
        {t('draws.publishDrop')}
      </Button>
    </form>
  );
}
