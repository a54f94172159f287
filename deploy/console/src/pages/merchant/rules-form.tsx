import { useTranslation } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { patternIds } from '@tessera/shared/wire/auth';
import type { MerchantSettings } from '@tessera/shared/wire/console';
import { useState } from 'react';
import styles from './merchant-page.module.css';
import { numberOf, type PartProps, SettingsForm } from './settings-form.tsx';

type Rule = MerchantSettings['rules'][number];
/** Lengths as typed. */
interface Draft extends Omit<Rule, 'minLength' | 'maxLength'> {
  readonly minLength: string;
  readonly maxLength: string;
}

const draftOf = (rule: Rule): Draft => ({
  ...rule,
  minLength: String(rule.minLength),
  maxLength: String(rule.maxLength),
});
const ruleOf = (draft: Draft): Rule => ({
  ...draft,
  minLength: numberOf(draft.minLength),
  maxLength: numberOf(draft.maxLength),
});

/** The registration form: which fields it has, and what each of them takes. */
export function RulesForm({ code, settings }: PartProps) {
  const [drafts, setDrafts] = useState(() => settings.rules.map(draftOf));
  const set = (field: Draft['field'], change: Partial<Draft>) =>
    setDrafts((before) => before.map((draft) => (draft.field === field ? { ...draft, ...change } : draft)));
  return (
    <SettingsForm code={code} name="rules" change={{ rules: drafts.map(ruleOf) }}>
      {drafts.map((draft) => (
        <RuleRow key={draft.field} draft={draft} onChange={(change) => set(draft.field, change)} />
      ))}
    </SettingsForm>
  );
}

function RuleRow({ draft, onChange }: { readonly draft: Draft; readonly onChange: (change: Partial<Draft>) => void }) {
  const { t } = useTranslation('console');
  return (
    <fieldset className={styles.rule}>
      <legend>{draft.field}</legend>
      <Checkbox checked={draft.enabled} onChange={(event) => onChange({ enabled: event.target.checked })}>
        {t('merchant.rules.enabled')}
      </Checkbox>
      <Checkbox checked={draft.required} onChange={(event) => onChange({ required: event.target.checked })}>
        {t('merchant.rules.required')}
      </Checkbox>
      <Select
        label={t('merchant.rules.pattern')}
        hasMessage={false}
        options={patternIds.map((value) => ({ value, label: value }))}
        value={draft.patternId}
        onChange={(patternId) => onChange({ patternId })}
      />
      {(['minLength', 'maxLength'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`merchant.${name}`)}
          hasMessage={false}
          inputMode="numeric"
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </fieldset>
  );
}
