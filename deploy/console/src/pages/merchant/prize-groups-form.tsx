import { useTranslation } from '@tessera/shared/i18n';
import { TextAreaField } from '@tessera/shared/ui/field';
import type { MerchantSettings } from '@tessera/shared/wire/console';
import { listOf, numberOf, type PartProps, SettingsForm } from './settings-form.tsx';
import { useDraft } from './use-draft.ts';

type PrizeGroups = MerchantSettings['prizeGroups'];

const written = (groups: PrizeGroups): string =>
  groups.map(({ kind, lowest, highest, standard }) => [kind, lowest, highest, standard].join(' ')).join('\n');

/** One kind a line; what is no kind or no number is refused by the schema. */
const readGroups = (text: string): PrizeGroups =>
  text
    .split('\n')
    .map(listOf)
    .filter((parts) => parts.length > 0)
    .map(([kind = '', lowest = '', highest = '', standard = '']) => ({
      kind: kind.toUpperCase() as PrizeGroups[number]['kind'],
      lowest: numberOf(lowest),
      highest: numberOf(highest),
      standard: numberOf(standard),
    }));

/** The prize groups that players choose from, by kind of lottery game. */
export function PrizeGroupsForm({ code, settings }: PartProps) {
  const { t } = useTranslation('console');
  const groups = useDraft(written(settings.prizeGroups));
  return (
    <SettingsForm code={code} name="prizeGroups" change={{ prizeGroups: readGroups(groups.value) }} drafts={[groups]}>
      <TextAreaField
        label={t('merchant.field.prizeGroups')}
        hint={t('merchant.prizeGroups.example')}
        rows={6}
        value={groups.value}
        onChange={(event) => groups.set(event.target.value)}
      />
    </SettingsForm>
  );
}
