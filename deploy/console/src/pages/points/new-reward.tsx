import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { Select } from '@tessera/shared/ui/select';
import {
  addPointReward,
  type ConsoleMerchant,
  offeredLanguages,
  rewardTextMaximum,
} from '@tessera/shared/wire/console';
import { type FormEvent, useState } from 'react';
import { ConsoleError } from '../../api/console-call.ts';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths } from '../../chrome/refused-paths.ts';
import { reasonOf, resultToasts, showError } from '../../chrome/step.ts';
import { minorOf, unitOf } from '../../format.ts';
import type { Language } from '../switches/changes.ts';
import { languageName } from '../switches/language-name.ts';
import { pointsOf } from './written-points.ts';

type Texts = Readonly<Record<Language, string>>;
const noTexts = Object.fromEntries(offeredLanguages.map((language) => [language, ''])) as Texts;
const kinds = ['goods', 'credit'] as const;

interface Draft {
  readonly id: string;
  readonly kind: (typeof kinds)[number];
  readonly price: string;
  readonly amount: string;
  readonly stock: string;
  readonly names: Texts;
  readonly details: Texts;
}

const empty: Draft = { id: '', kind: 'goods', price: '', amount: '', stock: '', names: noTexts, details: noTexts };
const stockOf = (typed: string): number => (/^\d{1,7}$/.test(typed) ? Number(typed) : -1);

/** Adds goods or credit to a merchant's point mall. */
export function NewReward({ merchant: { code, currency } }: { readonly merchant: ConsoleMerchant }) {
  const { t } = useTranslation('console');
  const [draft, setDraft] = useState(empty);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const add = useConsoleChange(addPointReward);
  const set = (change: Partial<Draft>) => {
    add.reset();
    setDraft((before) => ({ ...before, ...change }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { id, kind, price, amount, stock, names, details } = draft;
    const request = {
      ...{ merchant: code, id: id.trim(), names, details, points: pointsOf(price) ?? 0 },
      creditMinor: kind === 'goods' ? null : (minorOf(amount, currency) ?? 0),
      stock: stock.trim() === '' ? null : stockOf(stock.trim()),
    };
    const wrong = refusedPaths(addPointReward, request);
    setRefused(wrong);
    if (wrong.size > 0) return;
    const { onSuccess } = resultToasts(t('points.new.added', { reward: names.EN }));
    add.mutate(request, {
      onSuccess: (answer) => {
        onSuccess(answer);
        setDraft(empty);
      },
      onError: (cause) => !isTaken(cause) && showError(cause),
    });
  };
  const idError = isTaken(add.error) ? reasonOf(add.error) : undefined;
  return (
    <Panel>
      <form className={layout.form} onSubmit={submit} noValidate aria-label={t('points.new.title')}>
        <div className={layout.whole}>
          <h2>{t('points.new.title')}</h2>
          <p className={layout.note}>{t('points.new.note')}</p>
        </div>
        <TextField
          label={t('points.new.id')}
          hint={t('points.new.rule.id')}
          value={draft.id}
          onChange={({ target }) => set({ id: target.value })}
          error={refused.has('id') ? t('points.new.rule.id') : idError}
        />
        <Select
          label={t('points.new.kind')}
          options={kinds.map((value) => ({ value, label: t(`points.new.${value}`) }))}
          value={draft.kind}
          onChange={(kind) => set({ kind })}
        />
        <TextField
          label={t('points.new.price')}
          inputMode="decimal"
          value={draft.price}
          onChange={({ target }) => set({ price: target.value })}
          error={refused.has('points') ? t('points.rates.rule.points') : undefined}
        />
        {draft.kind === 'credit' && (
          <TextField
            label={t('points.new.amount', { currency: unitOf(currency) })}
            inputMode="decimal"
            value={draft.amount}
            onChange={({ target }) => set({ amount: target.value })}
            error={refused.has('creditMinor') ? t('points.rates.rule.amount') : undefined}
          />
        )}
        <TextField
          label={t('points.stockField')}
          hint={t('points.stockRule')}
          inputMode="numeric"
          value={draft.stock}
          onChange={({ target }) => set({ stock: target.value })}
          error={refused.has('stock') ? t('points.stockRule') : undefined}
        />
        {offeredLanguages.map((language) => (
          <fieldset key={language} className={layout.texts}>
            <legend>{languageName(language)}</legend>
            <TextField
              label={t('points.new.name')}
              maxLength={rewardTextMaximum.name}
              value={draft.names[language]}
              onChange={({ target }) => set({ names: { ...draft.names, [language]: target.value } })}
              error={refused.has(`names.${language}`) ? t('points.new.rule.name') : undefined}
            />
            <TextAreaField
              label={t('points.new.detail')}
              rows={2}
              maxLength={rewardTextMaximum.detail}
              value={draft.details[language]}
              onChange={({ target }) => set({ details: { ...draft.details, [language]: target.value } })}
              error={refused.has(`details.${language}`) ? t('points.new.rule.detail') : undefined}
            />
          </fieldset>
        ))}
        <Button type="submit" variant="primary" className={layout.whole} isBusy={add.isPending}>
          {t('points.new.add')}
        </Button>
      </form>
    </Panel>
  );
}

const isTaken = (cause: unknown): boolean => cause instanceof ConsoleError && cause.code === 'points.reward.exists';
