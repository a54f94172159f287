import { GameArt } from '@tessera/shared/art/game-art';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { FormPanel, type FormParts, TypedField, useErrorOf } from './form-parts.tsx';
import { artCategories, promotionKinds } from './promotion-form.ts';
import styles from './write.module.css';

/** What it is, where it stands, when it runs and what it may cost. */
export function BasicsPart({ parts }: { readonly parts: FormParts }) {
  const { t } = useTranslation('console');
  const errorOf = useErrorOf(parts);
  const { typed, set, stored, options } = parts;
  const hasBudget = typed.kind !== 'cashback' && typed.kind !== 'information';
  return (
    <FormPanel name="basics">
      {stored ? (
        <TextField
          label={t('promotions.kind')}
          isReadOnly
          value={t(`promotions.kinds.${typed.kind}`)}
          hint={t('write.kept.kind')}
          onChange={() => undefined}
        />
      ) : (
        <Select
          label={t('promotions.kind')}
          options={promotionKinds.map((value) => ({ value, label: t(`promotions.kinds.${value}`) }))}
          value={typed.kind}
          onChange={(kind) => set({ kind })}
        />
      )}
      <TypedField
        parts={parts}
        name="id"
        path="id"
        isReadOnly={stored !== undefined}
        hint={t(stored ? 'write.kept.id' : 'write.hint.id')}
      />
      <Select
        label={t('write.field.category')}
        options={options.categories.map(({ code, name }) => ({ value: code, label: name }))}
        value={typed.category}
        onChange={(category) => set({ category })}
        error={errorOf('category', 'category')}
      />
      <TypedField parts={parts} name="position" path="position" hint={t('write.hint.position')} />
      <TypedField
        parts={parts}
        name="starts"
        path="startsAtMs"
        type="datetime-local"
        isReadOnly={stored?.hasBegun === true}
        hint={t(stored?.hasBegun ? 'write.kept.starts' : 'write.hint.starts')}
      />
      <TypedField parts={parts} name="ends" path="endsAtMs" type="datetime-local" hint={t('write.hint.ends')} />
      {hasBudget && (
        <TypedField parts={parts} name="budget" path="budgetMinor" isAmount hint={t('write.hint.budget')} />
      )}
    </FormPanel>
  );
}

/** The picture, as it is typed. */
export function ArtPart({ parts }: { readonly parts: FormParts }) {
  const { t } = useTranslation('console');
  const { typed, set } = parts;
  const code = typed.artCode.trim() || typed.id.trim();
  return (
    <FormPanel name="art">
      <Select
        label={t('write.field.artFrom')}
        options={(['seed', 'scene'] as const).map((value) => ({ value, label: t(`write.art.${value}`) }))}
        value={typed.artFrom}
        onChange={(artFrom) => set({ artFrom })}
      />
      {typed.artFrom === 'seed' && (
        <>
          <Select
            label={t('write.field.artCategory')}
            options={artCategories.map((value) => ({ value, label: t(`product.${value}`) }))}
            value={typed.artCategory}
            onChange={(artCategory) => set({ artCategory })}
          />
          <TypedField parts={parts} name="artCode" path="art.code" hint={t('write.hint.artCode')} />
          <div className={styles.art}>
            {code && (
              <GameArt
                vendor="promotions"
                code={code}
                category={typed.artCategory}
                ratio="2:1"
                alt={t('write.artPreview')}
              />
            )}
          </div>
        </>
      )}
    </FormPanel>
  );
}
