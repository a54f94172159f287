import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Panel } from '@tessera/shared/ui/panel';
import { toast } from '@tessera/shared/ui/toast';
import { type MerchantSettings, setMerchantSettings } from '@tessera/shared/wire/console';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths } from '../../chrome/refused-paths.ts';
import { showError } from '../../chrome/step.ts';
import styles from './merchant-page.module.css';
import type { Draft } from './use-draft.ts';

/** What every part of the page gets. */
export interface PartProps {
  readonly code: string;
  readonly settings: MerchantSettings;
}

interface Props {
  readonly code: string;
  /** Part of the message keys: its title, note and rule. */
  readonly name: string;
  readonly change: Partial<MerchantSettings>;
  /** What `change` is made of. */
  readonly drafts: readonly Pick<Draft<unknown>, 'onSaved'>[];
  readonly children: ReactNode;
}

/** One part of a merchant's settings, which is stored alone. What its schema refuses is not sent. */
export function SettingsForm({ code, name, change, drafts, children }: Props) {
  const { t } = useTranslation('console');
  const [isWrong, setIsWrong] = useState(false);
  const save = useConsoleChange(setMerchantSettings);
  const title = t(`merchant.${name}.title`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = { code, ...change };
    const wrong = refusedPaths(setMerchantSettings, request).size > 0;
    setIsWrong(wrong);
    if (wrong) return;
    save.mutate(request, {
      onSuccess: () => {
        for (const { onSaved } of drafts) onSaved();
        toast.show({ tone: 'ok', title: t('merchant.saved', { part: title }) });
      },
      onError: showError,
    });
  };
  return (
    <Panel>
      <form className={layout.form} onSubmit={submit} noValidate aria-label={title}>
        <div className={layout.whole}>
          <h2>{title}</h2>
          <p className={layout.note}>{t(`merchant.${name}.note`)}</p>
        </div>
        {children}
        <div className={layout.whole}>
          {isWrong && (
            <p className={styles.error} role="alert">
              {t(`merchant.${name}.rule`)}
            </p>
          )}
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {t('merchant.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** One entry a line or between commas. */
export const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((entry) => entry !== '');
/** Digits as a number; anything else is refused by the schema. */
export const numberOf = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : -1);
