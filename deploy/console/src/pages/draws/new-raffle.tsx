import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { toast } from '@tessera/shared/ui/toast';
import { getConsoleMerchants, publishRaffle } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { type GameCategory, gameCategory } from '@tessera/shared/wire/games';
import { type FormEvent, useState } from 'react';
import { ConsoleError } from '../../api/console-call.ts';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths, withParents } from '../../chrome/refused-paths.ts';
import { reasonOf, showError } from '../../chrome/step.ts';
import { useFirstWrong } from '../../chrome/use-first-wrong.ts';
import { minorOf } from '../../format.ts';
import { numberOf } from '../merchant/settings-form.tsx';
import { amountLines, filledTexts, timeOf } from './draft.ts';
import { noTexts, TextFields } from './text-fields.tsx';

const products = gameCategory.options;
const empty = {
  merchant: '',
  texts: noTexts,
  ticketStake: '',
  products: products as readonly GameCategory[],
  isPerDay: true,
  isPerSignIn: false,
  maximumTickets: '100',
  prizes: '',
  claimDays: '7',
  opensAt: '',
  closesAt: '',
  drawsAt: '',
};
/** What the operator alone can refuse, and the field that it is about. */
const fieldOfCode: Readonly<Record<string, string>> = {
  'raffle.opens.early': 'opensAtMs',
  'raffle.closes.early': 'closesAtMs',
  'raffle.draws.early': 'drawsAtMs',
  'raffle.ways.none': 'products',
  'raffle.prizes.exceeded': 'prizes',
};

/** Publishes a raffle: from then on it can be cancelled until it opens, and changed never. */
export function NewRaffle() {
  const { t } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {}).data ?? [];
  const [form, setForm] = useState(empty);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const publish = useConsoleChange(publishRaffle);
  const formRef = useFirstWrong(refused, publish.error);
  const set = (change: Partial<typeof empty>) => {
    publish.reset();
    setForm((before) => ({ ...before, ...change }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const currency = merchants.find(({ code }) => code === form.merchant)?.currency ?? 'P';
    const { merchant, isPerDay, isPerSignIn, ticketStake } = form;
    const request = {
      ...{ merchant, isPerDay, isPerSignIn, products: [...form.products] },
      texts: filledTexts(form.texts) as RequestOf<typeof publishRaffle>['texts'],
      ticketStakeMinor: ticketStake.trim() === '' ? null : (minorOf(ticketStake, currency) ?? 0),
      ...{ maximumTickets: numberOf(form.maximumTickets), claimDays: numberOf(form.claimDays) },
      prizes: amountLines(form.prizes, currency),
      ...{ opensAtMs: timeOf(form.opensAt), closesAtMs: timeOf(form.closesAt), drawsAtMs: timeOf(form.drawsAt) },
    };
    const wrong = withParents(refusedPaths(publishRaffle, request));
    setRefused(wrong);
    if (wrong.size > 0) return;
    publish.mutate(request, {
      onSuccess: () => {
        toast.show({ tone: 'ok', title: t('draws.rafflePublished') });
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
  const times = { opensAt: 'opensAtMs', closesAt: 'closesAtMs', drawsAt: 'drawsAtMs' } as const;
  const productsError = errorOf('products', 'products');
  return (
    <form ref={formRef} className={layout.form} onSubmit={submit} noValidate aria-label={t('draws.newRaffle')}>
      <div className={layout.whole}>
        <h2>{t('draws.newRaffle')}</h2>
        <p className={layout.note}>{t('draws.newRaffleNote')}</p>
      </div>
      <Select
        label={t('column.merchant')}
        options={merchants.map(({ code, name }) => ({ value: code, label: name }))}
        value={form.merchant || undefined}
        onChange={(merchant) => set({ merchant })}
        error={refused.has('merchant') ? t('setUp.rule.filled') : undefined}
      />
      {(Object.keys(times) as (keyof typeof times)[]).map((field) => (
        <TextField
          key={field}
          type="datetime-local"
          label={t(`draws.field.${field}`)}
          value={form[field]}
          onChange={({ target }) => set({ [field]: target.value })}
          error={errorOf(times[field], 'time')}
        />
      ))}
      <TextField
        label={t('draws.field.ticketStake')}
        inputMode="decimal"
        hint={t('draws.rule.ticketStake')}
        value={form.ticketStake}
        onChange={({ target }) => set({ ticketStake: target.value })}
        error={errorOf('ticketStakeMinor', 'amount')}
      />
      <TextField
        label={t('draws.field.maximumTickets')}
        inputMode="numeric"
        value={form.maximumTickets}
        onChange={({ target }) => set({ maximumTickets: target.value })}
        error={errorOf('maximumTickets', 'maximumTickets')}
      />
      <TextField
        label={t('draws.field.claimDays')}
        inputMode="numeric"
        value={form.claimDays}
        onChange={({ target }) => set({ claimDays: target.value })}
        error={errorOf('claimDays', 'claimDays')}
      />
      <TextAreaField
        label={t('draws.field.prizes')}
        rows={3}
        hint={t('draws.rule.lines')}
        value={form.prizes}
        onChange={({ target }) => set({ prizes: target.value })}
        error={errorOf('prizes', 'lines')}
      />
      <fieldset className={layout.choices}>
        <legend>{t('draws.field.ways')}</legend>
        <Checkbox checked={form.isPerDay} onChange={({ target }) => set({ isPerDay: target.checked })}>
          {t('draws.field.isPerDay')}
        </Checkbox>
        <Checkbox checked={form.isPerSignIn} onChange={({ target }) => set({ isPerSignIn: target.checked })}>
          {t('draws.field.isPerSignIn')}
        </Checkbox>
      </fieldset>
      <fieldset className={layout.choices}>
        <legend>{t('draws.field.products')}</legend>
        {products.map((product) => (
          <Checkbox
            key={product}
            aria-invalid={productsError ? true : undefined}
            checked={form.products.includes(product)}
            onChange={({ target }) =>
              set({
                products: products.filter((one) => (one === product ? target.checked : form.products.includes(one))),
              })
            }
          >
            {t(`product.${product}`)}
          </Checkbox>
        ))}
        {productsError && (
          <p className={layout.problem} role="alert">
            {productsError}
          </p>
        )}
      </fieldset>
      <TextFields texts={form.texts} refused={refused} onChange={(texts) => set({ texts })} />
      <Button type="submit" variant="primary" className={layout.whole} isBusy={publish.isPending}>
        {t('draws.publishRaffle')}
      </Button>
    </form>
  );
}
