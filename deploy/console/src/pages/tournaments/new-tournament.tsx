import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { toast } from '@tessera/shared/ui/toast';
import { getConsoleMerchants, offeredLanguages, publishTournament } from '@tessera/shared/wire/console';
import { gameCategory } from '@tessera/shared/wire/games';
import { prizeSum } from '@tessera/shared/wire/promotions';
import { type FormEvent, useState } from 'react';
import { ConsoleError } from '../../api/console-call.ts';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { reasonOf, showError } from '../../chrome/step.ts';
import { useFirstWrong } from '../../chrome/use-first-wrong.ts';
import { amount } from '../../format.ts';
import { languageName } from '../switches/language-name.ts';
import { emptyDraft, refusedIn, requestOf, ruleKinds, type TournamentDraft } from './tournament-draft.ts';

/** What the operator alone can refuse, and the field that it is about. */
const pathOfCode: Readonly<Record<string, string>> = {
  'tournament.starts.past': 'startsAtMs',
  'tournament.ends.early': 'endsAtMs',
};

/** Publishes a tournament; what the schema refuses is said beside its field. */
export function NewTournament() {
  const { t, i18n } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {}).data ?? [];
  const [draft, setDraft] = useState(emptyDraft);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const publish = useConsoleChange(publishTournament);
  const formRef = useFirstWrong(refused, publish.error);
  const set = (change: Partial<TournamentDraft>) => {
    publish.reset();
    setDraft((before) => ({ ...before, ...change }));
  };
  const currency = merchants.find(({ code }) => code === draft.merchant)?.currency ?? 'P';
  const request = requestOf(draft, currency);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = refusedIn(request);
    setRefused(wrong);
    if (wrong.size > 0) return;
    publish.mutate(request, {
      onSuccess: () => {
        toast.show({ tone: 'ok', title: t('tournaments.published', { name: request.plan.texts.EN.name }) });
        setDraft(emptyDraft);
      },
      onError: (cause) => !(cause instanceof ConsoleError && cause.code in pathOfCode) && showError(cause),
    });
  };
  const errorOf = (path: string, rule: string) => {
    if (refused.has(path)) return t(`tournaments.rules.${rule}`);
    const { error } = publish;
    return error instanceof ConsoleError && pathOfCode[error.code] === path ? reasonOf(error) : undefined;
  };
  const field = (key: keyof TournamentDraft, path: string, inputMode?: 'numeric' | 'decimal') => (
    <TextField
      label={t(`tournaments.field.${key}`)}
      inputMode={inputMode}
      value={String(draft[key])}
      onChange={(event) => set({ [key]: event.target.value })}
      error={errorOf(path, key)}
    />
  );
  const time = (key: 'startsAt' | 'endsAt') => (
    <TextField
      type="datetime-local"
      label={t(`tournaments.field.${key}`)}
      value={draft[key]}
      onChange={(event) => set({ [key]: event.target.value })}
      error={errorOf(`${key}Ms`, key)}
    />
  );
  const sum = { amountMinor: prizeSum(request.plan.prizes), currency };
  return (
    <form ref={formRef} className={layout.form} onSubmit={submit} noValidate aria-label={t('tournaments.new')}>
      <div className={layout.whole}>
        <h2>{t('tournaments.new')}</h2>
        <p className={layout.note}>{t('tournaments.newNote')}</p>
      </div>
      <Select
        label={t('column.merchant')}
        options={merchants.map(({ code, name }) => ({ value: code, label: name }))}
        value={draft.merchant || undefined}
        onChange={(merchant) => set({ merchant })}
        error={refused.has('merchant') ? t('setUp.rule.filled') : undefined}
      />
      {time('startsAt')}
      {time('endsAt')}
      <Checkbox checked={draft.isWeekly} onChange={(event) => set({ isWeekly: event.target.checked })}>
        {t('tournaments.weekly')}
      </Checkbox>
      <Select
        label={t('tournaments.field.kind')}
        options={ruleKinds.map((value) => ({ value, label: t(`tournaments.kinds.${value}`) }))}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
        error={errorOf('plan.rule', 'kind')}
      />
      {draft.kind === 'best-run' && field('rounds', 'plan.rule', 'numeric')}
      {draft.kind === 'best-run' && field('best', 'plan.rule', 'numeric')}
      {draft.kind === 'points-per-win' && field('cap', 'plan.rule.cap', 'numeric')}
      {field('minimumStake', 'plan.minimumStakeMinor', 'decimal')}
      {field('minimumRounds', 'plan.minimumRounds', 'numeric')}
      {field('maximumRounds', 'plan.maximumRounds', 'numeric')}
      <fieldset className={layout.choices}>
        <legend>{t('tournaments.field.products')}</legend>
        {gameCategory.options.map((product) => (
          <Checkbox
            key={product}
            aria-invalid={refused.has('plan.products') ? true : undefined}
            checked={draft.products.includes(product)}
            onChange={(event) =>
              set({
                products: gameCategory.options.filter((one) =>
                  one === product ? event.target.checked : draft.products.includes(one),
                ),
              })
            }
          >
            {t(`product.${product}`)}
          </Checkbox>
        ))}
        {refused.has('plan.products') && (
          <p className={layout.problem} role="alert">
            {t('tournaments.rules.products')}
          </p>
        )}
      </fieldset>
      {field('games', 'plan.games')}
      <TextAreaField
        label={t('tournaments.field.prizes')}
        hint={t('tournaments.prizesHint', { sum: amount(sum, i18n.language) })}
        rows={4}
        value={draft.prizes}
        onChange={(event) => set({ prizes: event.target.value })}
        error={errorOf('plan.prizes', 'prizes')}
      />
      {offeredLanguages.map((language) => {
        const own = draft.texts[language] ?? { name: '', about: '' };
        const write = (change: Partial<typeof own>) =>
          set({ texts: { ...draft.texts, [language]: { ...own, ...change } } });
        return (
          <fieldset key={language} className={layout.texts}>
            <legend>{languageName(language)}</legend>
            <TextField
              label={t('tournaments.field.name')}
              value={own.name}
              onChange={(event) => write({ name: event.target.value })}
              error={errorOf(`plan.texts.${language}.name`, 'name')}
            />
            <TextAreaField
              label={t('tournaments.field.about')}
              rows={2}
              value={own.about}
              onChange={(event) => write({ about: event.target.value })}
              error={errorOf(`plan.texts.${language}.about`, 'about')}
            />
          </fieldset>
        );
      })}
      <Button type="submit" variant="primary" className={layout.whole} isBusy={publish.isPending}>
        {t('tournaments.publish')}
      </Button>
    </form>
  );
}
