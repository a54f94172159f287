import { useTranslation } from '@tessera/shared/i18n';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { unitOf } from '../../../format.ts';
import { FormPanel, type FormParts, TypedField, useErrorOf } from './form-parts.tsx';
import styles from './write.module.css';

const everyPromotion = '*';

/** What it gives, to whom, and under which conditions, by its kind. */
export function RulesPart({ parts }: { readonly parts: FormParts }) {
  const { t } = useTranslation('console');
  const { kind } = parts.typed;
  if (kind === 'information') return null;
  return (
    <FormPanel name="rules">
      {kind === 'deposit-bonus' && <DepositRules parts={parts} />}
      {kind === 'cashback' && <CashbackRules parts={parts} />}
      {kind === 'application' && (
        <>
          <TypedField parts={parts} name="cap" path="rules.capMinor" isAmount hint={t('write.hint.capReviewed')} />
          <TypedField parts={parts} name="picturesNeeded" path="rules.picturesNeeded" />
          <TypedField parts={parts} name="daysToClaim" path="rules.daysToClaim" />
        </>
      )}
      {kind === 'sign-in' && <DailyAmounts parts={parts} />}
      {(kind === 'deposit-bonus' || kind === 'application') && (
        <>
          <TypedField parts={parts} name="wagering" path="rules.wageringPercent" hint={t(`write.wagering.${kind}`)} />
          <TypedField parts={parts} name="daysToWager" path="rules.daysToWager" />
          <TypedField
            parts={parts}
            name="maximumBet"
            path="rules.maximumBetMinor"
            isAmount
            hint={t('write.hint.noLimit')}
          />
        </>
      )}
      {kind !== 'cashback' && (
        <>
          <TypedField
            parts={parts}
            name="newcomerDays"
            path="rules.eligibility.newcomerDays"
            hint={t('write.hint.everybody')}
          />
          <TypedField
            parts={parts}
            name="minimumRank"
            path="rules.eligibility.minimumRank"
            hint={t('write.hint.everybody')}
          />
          <TypedField parts={parts} name="code" path="rules.eligibility.code" hint={t('write.hint.code')} />
          <TypedField
            parts={parts}
            name="registeredFrom"
            path="rules.eligibility.segment.registeredFromMs"
            type="date"
            hint={t('write.hint.everybody')}
          />
          <TypedField
            parts={parts}
            name="registeredTo"
            path="rules.eligibility.segment.registeredToMs"
            type="date"
            hint={t('write.hint.everybody')}
          />
          <Select
            label={t('write.field.tookPartIn')}
            options={[
              { value: everyPromotion, label: t('campaigns.anyPromotion') },
              ...parts.options.promotions
                .filter(({ id }) => id !== parts.typed.id)
                .map(({ id, title }) => ({ value: id, label: title })),
            ]}
            value={parts.typed.tookPartIn || everyPromotion}
            onChange={(id) => parts.set({ tookPartIn: id === everyPromotion ? '' : id })}
          />
        </>
      )}
      {kind !== 'sign-in' && <Contribution parts={parts} />}
    </FormPanel>
  );
}

function DepositRules({ parts }: { readonly parts: FormParts }) {
  const { t } = useTranslation('console');
  const { typed, set } = parts;
  return (
    <>
      <Select
        label={t('write.field.depositRule')}
        options={(['first-ever', 'first-in-window'] as const).map((value) => ({
          value,
          label: t(`write.depositRule.${value}`),
        }))}
        value={typed.depositRule}
        onChange={(depositRule) => set({ depositRule })}
      />
      <TypedField parts={parts} name="percent" path="rules.percent" />
      <TypedField parts={parts} name="cap" path="rules.capMinor" isAmount />
      <TypedField parts={parts} name="minimumDeposit" path="rules.minimumDepositMinor" isAmount />
      <TypedField parts={parts} name="daysToClaim" path="rules.daysToClaim" />
    </>
  );
}

function CashbackRules({ parts }: { readonly parts: FormParts }) {
  const { t } = useTranslation('console');
  const { typed, set, stored } = parts;
  return (
    <>
      {stored ? (
        <TextField
          label={t('write.field.schedule')}
          isReadOnly
          value={t(`write.schedule.${typed.schedule}`)}
          hint={t('write.kept.schedule')}
          onChange={() => undefined}
        />
      ) : (
        <Select
          label={t('write.field.schedule')}
          options={(['weekend', 'daily'] as const).map((value) => ({ value, label: t(`write.schedule.${value}`) }))}
          value={typed.schedule}
          onChange={(schedule) => set({ schedule })}
        />
      )}
      <TypedField parts={parts} name="percent" path="rules.percent" />
      <TypedField parts={parts} name="cap" path="rules.capMinor" isAmount hint={t('write.hint.noLimit')} />
    </>
  );
}

function DailyAmounts({ parts }: { readonly parts: FormParts }) {
  const { t } = useTranslation('console');
  const errorOf = useErrorOf(parts);
  // The list itself may be refused, or one of its amounts.
  const wrong = Array.from({ length: 40 }, (_, n) => `rules.dailyMinor.${n}`).find((path) => parts.refusalOf(path));
  return (
    <TextAreaField
      label={t('write.field.daily', { currency: unitOf(parts.options.currency) })}
      hint={t('write.hint.daily')}
      rows={4}
      value={parts.typed.daily}
      error={errorOf(wrong ?? 'rules.dailyMinor', 'daily')}
      onChange={(event) => parts.set({ daily: event.target.value })}
    />
  );
}

/** How much of a bet counts, by product. */
function Contribution({ parts: { options, typed, set, refusalOf } }: { readonly parts: FormParts }) {
  const { t } = useTranslation('console');
  const listed = options.products.filter((product) => typed.contribution[product] !== '0');
  return (
    <fieldset className={styles.shares}>
      <legend>{t('write.field.contribution')}</legend>
      {options.products.map((product) => (
        <TextField
          key={product}
          label={t(`product.${product}`)}
          hasMessage={false}
          inputMode="numeric"
          trailing="%"
          value={typed.contribution[product] ?? '0'}
          error={
            refusalOf(`rules.contribution.${listed.indexOf(product)}.percent`)
              ? t('write.rule.contribution')
              : undefined
          }
          onChange={(event) => set({ contribution: { ...typed.contribution, [product]: event.target.value } })}
        />
      ))}
    </fieldset>
  );
}
