import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { type MissionNames, missionNameMaximum, offeredLanguages } from '@tessera/shared/wire/console';
import { gameCategory } from '@tessera/shared/wire/games';
import { type MissionKind, missionRules } from '@tessera/shared/wire/promotions';
import * as v from 'valibot';
import { minorOf, typedAmount, unitOf } from '../../format.ts';
import { languageName } from '../switches/language-name.ts';

const any = 'any';

/** The rules and names of a mission, as they are typed. */
export interface TypedMission {
  readonly kind: MissionKind;
  readonly target: string;
  readonly reward: string;
  readonly category: string;
  readonly names: MissionNames;
}

export const emptyMission: TypedMission = {
  ...{ kind: 'stake', target: '', reward: '', category: any },
  names: { KO: '', EN: '', VI: '', CN: '', JA: '', TH: '' },
};

export const typedMission = (
  { kind, target, rewardMinor, category }: v.InferOutput<typeof missionRules>,
  names: MissionNames,
  currency: string,
): TypedMission => ({
  ...{ kind, names, category: category ?? any, reward: typedAmount(rewardMinor, currency) },
  target: kind === 'stake' ? typedAmount(target, currency) : String(target),
});

/** The typed rules after the operator's own schema has checked them; undefined when it refuses them. */
export function missionRulesOf({ kind, target, reward, category }: TypedMission, currency: string) {
  const number = /^\d{1,6}$/.test(target.trim()) ? Number(target) : null;
  const { success, output } = v.safeParse(missionRules, {
    kind,
    category: category === any ? null : category,
    target: kind === 'stake' ? minorOf(target, currency) : number,
    rewardMinor: minorOf(reward, currency),
  });
  return success ? output : undefined;
}

export const hasAllNames = ({ names }: TypedMission): boolean => Object.values(names).every((name) => name.trim());

interface Props {
  readonly typed: TypedMission;
  readonly currency: string;
  /** Whether to name what is missing. */
  readonly isChecked: boolean;
  readonly onChange: (typed: TypedMission) => void;
}

/** What a mission asks for and brings, and its name in each language. */
export function MissionFields({ typed, currency, isChecked, onChange }: Props) {
  const { t } = useTranslation('console');
  return (
    <>
      <TextField
        label={
          typed.kind === 'stake' ? t('missions.targetStake', { currency: unitOf(currency) }) : t('missions.target')
        }
        inputMode="decimal"
        value={typed.target}
        onChange={(event) => onChange({ ...typed, target: event.target.value })}
        error={isChecked && !missionRulesOf(typed, currency) ? t('missions.rule') : undefined}
      />
      <TextField
        label={t('missions.rewardField', { currency: unitOf(currency) })}
        inputMode="decimal"
        value={typed.reward}
        onChange={(event) => onChange({ ...typed, reward: event.target.value })}
      />
      <Select
        label={t('missions.category')}
        value={typed.category}
        options={[any, ...gameCategory.options].map((value) => ({
          value,
          label: value === any ? t('missions.anyCategory') : t(`product.${value}`),
        }))}
        onChange={(category) => onChange({ ...typed, category })}
      />
      {offeredLanguages.map((language) => (
        <TextField
          key={language}
          label={t('missions.name', { language: languageName(language) })}
          maxLength={missionNameMaximum}
          value={typed.names[language]}
          onChange={(event) => onChange({ ...typed, names: { ...typed.names, [language]: event.target.value } })}
          error={isChecked && !typed.names[language].trim() ? t('missions.nameRule') : undefined}
        />
      ))}
    </>
  );
}
