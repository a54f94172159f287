import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { type ConsoleMerchant, setPointRules } from '@tessera/shared/wire/console';
import { type EarnedPointType, earnedPointTypes, type PointRules } from '@tessera/shared/wire/promotions';
import { type FormEvent, useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths } from '../../chrome/refused-paths.ts';
import { resultToasts } from '../../chrome/step.ts';
import { minorOf, typedAmount, unitOf } from '../../format.ts';
import { useDraft } from '../merchant/use-draft.ts';
import { pointsOf } from './written-points.ts';

interface Draft {
  readonly base: string;
  readonly rates: Readonly<Partial<Record<EarnedPointType, string>>>;
  readonly ratioPoints: string;
  readonly ratioAmount: string;
  readonly minimum: string;
}

const empty: Draft = { base: '', rates: {}, ratioPoints: '', ratioAmount: '', minimum: '' };

const draftOf = ({ baseMinor, rates, ratio, minimumPoints }: PointRules, currency: string): Draft => ({
  base: typedAmount(baseMinor, currency),
  rates: Object.fromEntries(Object.entries(rates).map(([type, rate]) => [type, String(rate / 100)])),
  ratioPoints: String(ratio.points / 100),
  ratioAmount: typedAmount(ratio.amountMinor, currency),
  minimum: String(minimumPoints / 100),
});

/** What was typed, right or not: 0, which the schema refuses, stands for what cannot be read. */
const rulesOf = (draft: Draft, currency: string): PointRules => ({
  baseMinor: minorOf(draft.base, currency) ?? 0,
  rates: Object.fromEntries(
    earnedPointTypes.flatMap((type) => {
      const typed = draft.rates[type]?.trim() ?? '';
      return typed === '' ? [] : [[type, pointsOf(typed) ?? 0]];
    }),
  ),
  ratio: { points: pointsOf(draft.ratioPoints) ?? 0, amountMinor: minorOf(draft.ratioAmount, currency) ?? 0 },
  minimumPoints: pointsOf(draft.minimum) ?? 0,
});

interface Props {
  readonly merchant: Pick<ConsoleMerchant, 'code' | 'currency'>;
  readonly version: number;
  readonly rules: PointRules | null;
}

/** The rates and the worth of points, saved as a new version. */
export function RatesForm({ merchant: { code, currency }, version, rules }: Props) {
  const { t } = useTranslation('console');
  const draft = useDraft(rules ? draftOf(rules, currency) : empty);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const save = useConsoleChange(setPointRules);
  const set = (change: Partial<Draft>) => draft.set({ ...draft.value, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = { code, version, rules: rulesOf(draft.value, currency) };
    const wrong = refusedPaths(setPointRules, request);
    setRefused(wrong);
    if (wrong.size > 0) return;
    const { onSuccess, onError } = resultToasts(t('points.rates.saved'));
    save.mutate(request, {
      onSuccess: (answer) => {
        draft.onSaved();
        onSuccess(answer);
      },
      onError,
    });
  };
  const field = (name: Exclude<keyof Draft, 'rates'>, path: string, rule: 'amount' | 'points') => (
    <TextField
      label={t(`points.rates.${name}`, { currency: unitOf(currency) })}
      inputMode="decimal"
      autoComplete="off"
      value={draft.value[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      error={refused.has(path) ? t(`points.rates.rule.${rule}`) : undefined}
    />
  );
  return (
    <Panel>
      <form className={layout.form} onSubmit={submit} noValidate aria-label={t('points.rates.title')}>
        <h2 className={layout.whole}>{t('points.rates.title')}</h2>
        {version === 0 && <p className={layout.whole}>{t('points.rates.none')}</p>}
        {field('base', 'rules.baseMinor', 'amount')}
        {earnedPointTypes.map((type) => (
          <TextField
            key={type}
            label={t('points.rates.rate', { type: t(`points.type.${type}`) })}
            hint={t('points.rates.rateHint')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.value.rates[type] ?? ''}
            onChange={({ target }) => set({ rates: { ...draft.value.rates, [type]: target.value } })}
            error={refused.has(`rules.rates.${type}`) ? t('points.rates.rule.rate') : undefined}
          />
        ))}
        {field('ratioPoints', 'rules.ratio.points', 'points')}
        {field('ratioAmount', 'rules.ratio.amountMinor', 'amount')}
        {field('minimum', 'rules.minimumPoints', 'points')}
        <Button type="submit" variant="primary" className={layout.whole} isBusy={save.isPending}>
          {t('points.rates.save')}
        </Button>
      </form>
    </Panel>
  );
}
