import { useTranslation } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui/icons';
import type { ComponentProps } from 'react';
import rows from '../side-menu/menu-row.module.css';

/** The current language; opens the picker. */
export function LanguageButton(props: ComponentProps<'button'>) {
  const { t, i18n } = useTranslation('shell');
  return (
    <button type="button" {...props} className={rows.row} title={t('language.choose')}>
      <Icon of="language" />
      <span className={rows.label}>{t(`language.${i18n.language}`)}</span>
    </button>
  );
}
