import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import {
  type ConsoleMerchant,
  type ConsoleVipLevel,
  setVipLevels,
  vipLevelsMaximum,
} from '@tessera/shared/wire/console';
import { gameCategory } from '@tessera/shared/wire/games';
import { type FormEvent, useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { resultToasts } from '../../chrome/step.ts';
import { unitOf } from '../../format.ts';
import { useDraft } from '../merchant/use-draft.ts';
import type { Language } from '../switches/changes.ts';
import { languageName } from '../switches/language-name.ts';
import {
  type AmountField,
  amountFields,
  draftOf,
  emptyLevel,
  type LevelDraft,
  type LevelFaults,
  nameField,
  rateField,
  readLevels,
} from './level-draft.ts';

interface Props {
  readonly merchant: Pick<ConsoleMerchant, 'code' | 'currency' | 'languages'>;
  readonly version: number;
  readonly levels: readonly ConsoleVipLevel[];
}

/** All levels in one form, as each needs more than the one before it; saved as a new version. */
export function LevelsForm({ merchant: { code, currency, languages }, version, levels }: Props) {
  const { t } = useTranslation('console');
  const drafts = useDraft<readonly LevelDraft[]>(levels.map((level) => draftOf(level, currency)));
  const [faults, setFaults] = useState<readonly LevelFaults[]>([]);
  const save = useConsoleChange(setVipLevels);
  const edit = (place: number, change: Partial<LevelDraft>) =>
    drafts.set(drafts.value.map((draft, at) => (at === place ? { ...draft, ...change } : draft)));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readLevels(drafts.value, currency);
    setFaults('faults' in read ? read.faults : []);
    if ('faults' in read) return;
    const { onSuccess, onError } = resultToasts(t('vip.saved'));
    const request = { code, version, levels: [...read.levels] };
    save.mutate(request, {
      onSuccess: (answer) => {
        drafts.onSaved();
        onSuccess(answer);
      },
      onError,
    });
  };
  const wrong = faults.filter((fault) => Object.keys(fault).length > 0).length;
  return (
    <form onSubmit={submit} noValidate aria-label={t('vip.title')}>
      {drafts.value.map((draft, place) => (
        <LevelFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a level's place is its rank
          key={place}
          {...{ draft, place, currency, languages, faults: faults[place] ?? {} }}
          onEdit={(change) => edit(place, change)}
        />
      ))}
      <Panel>
        {wrong > 0 && <p role="alert">{t('vip.wrong', { count: wrong })}</p>}
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          {t('vip.save')}
        </Button>{' '}
        {drafts.value.length < vipLevelsMaximum && (
          <Button onClick={() => drafts.set([...drafts.value, emptyLevel])}>{t('vip.add')}</Button>
        )}{' '}
        {drafts.value.length > 2 && (
          <Button onClick={() => drafts.set(drafts.value.slice(0, -1))}>{t('vip.remove')}</Button>
        )}
      </Panel>
    </form>
  );
}

interface LevelProps extends Pick<Props['merchant'], 'currency' | 'languages'> {
  readonly draft: LevelDraft;
  readonly place: number;
  readonly faults: LevelFaults;
  readonly onEdit: (change: Partial<LevelDraft>) => void;
}

function LevelFields({ draft, place, currency, languages, faults, onEdit }: LevelProps) {
  const { t } = useTranslation('console');
  const errorOf = (field: string) => (faults[field] ? t(faults[field]) : undefined);
  const title = draft.names.EN || t('vip.level', { number: place + 1 });
  const amountField = (name: AmountField) => (
    <TextField
      key={name}
      label={t(`vip.${name}`, { currency: unitOf(currency) })}
      inputMode="decimal"
      value={draft[name]}
      onChange={(event) => onEdit({ [name]: event.target.value })}
      error={errorOf(name)}
    />
  );
  return (
    <Panel>
      <fieldset className={layout.form}>
        <legend className={layout.whole}>{title}</legend>
        {[...new Set(['EN', ...languages])].map((language) => (
          <TextField
            key={language}
            label={t('vip.name', { language: languageName(language as Language) ?? language })}
            maxLength={30}
            value={draft.names[language] ?? ''}
            onChange={(event) => onEdit({ names: { ...draft.names, [language]: event.target.value } })}
            error={errorOf(nameField(language))}
          />
        ))}
        {amountFields.map(amountField)}
        {gameCategory.options.map((product) => (
          <TextField
            key={product}
            label={t('vip.cashback', { product: t(`product.${product}`) })}
            inputMode="decimal"
            value={draft.cashback[product] ?? ''}
            onChange={(event) => onEdit({ cashback: { ...draft.cashback, [product]: event.target.value } })}
            error={errorOf(rateField(product))}
          />
        ))}
      </fieldset>
    </Panel>
  );
}
