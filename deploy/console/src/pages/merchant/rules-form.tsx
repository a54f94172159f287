import { useTranslation } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { patternIds } from '@tessera/shared/wire/auth';
import type { MerchantSettings } from '@tessera/shared/wire/console';
import styles from './merchant-page.module.css';
import { numberOf, type PartProps, SettingsForm } from './settings-form.tsx';
import { useDraft } from './use-draft.ts';

type Rule = MerchantSettings['rules'][number];
/** A rule with its lengths as typed. */
interface TypedRule extends Omit<Rule, 'minLength' | 'maxLength'> {
  readonly minLength: string;
  readonly maxLength: string;
}

const typedRule = (rule: Rule): TypedRule => ({
  ...rule,
  minLength: String(rule.minLength),
  maxLength: String(rule.maxLength),
});
const ruleOf = (typed: TypedRule): Rule => ({
  ...typed,
  minLength: numberOf(typed.minLength),
  maxLength: numberOf(typed.maxLength),
});

/** The registration form: which fields it has, and what each of them takes. */
export function RulesForm({ code, settings }: PartProps) {
  const draft = useDraft(settings.rules.map(typedRule));
  const set = (field: Rule['field'], change: Partial<TypedRule>) =>
    draft.set(draft.value.map((rule) => (rule.field === field ? { ...rule, ...change } : rule)));
  return (
    <SettingsForm code={code} name="rules" change={{ rules: draft.value.map(ruleOf) }} drafts={[draft]}>
      {draft.value.map((rule) => (
        <RuleRow key={rule.field} rule={rule} onChange={(change) => set(rule.field, change)} />
      ))}
    </SettingsForm>
  );
}

interface RuleRowProps {
  readonly rule: TypedRule;
  readonly onChange: (change: Partial<TypedRule>) => void;
}

function RuleRow({ rule, onChange }: RuleRowProps) {
  const { t } = useTranslation('console');
  return (
    <fieldset className={styles.rule}>
      <legend>{t(`merchant.rules.field.${rule.field}`)}</legend>
      <Checkbox checked={rule.enabled} onChange={(event) => onChange({ enabled: event.target.checked })}>
        {t('merchant.rules.enabled')}
      </Checkbox>
      <Checkbox checked={rule.required} onChange={(event) => onChange({ required: event.target.checked })}>
        {t('merchant.rules.required')}
      </Checkbox>
      <Select
        label={t('merchant.rules.pattern')}
        hasMessage={false}
        options={patternIds.map((value) => ({ value, label: t(`merchant.rules.patterns.${value}`) }))}
        value={rule.patternId}
        onChange={(patternId) => onChange({ patternId })}
      />
      {(['minLength', 'maxLength'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`merchant.${name}`)}
          hasMessage={false}
          inputMode="numeric"
          value={rule[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </fieldset>
  );
}
