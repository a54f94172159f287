import { useTranslation } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui/icons';
import { Menu, MenuChoices } from '@tessera/shared/ui/menu';
import { chooseLanguage } from '../../language/language.ts';
import { bootDocument } from '../../remotes/live-remotes.ts';
import { chooseTheme, useTheme } from '../../theme/theme.ts';
import rows from '../side-menu/menu-row.module.css';

/** Language and theme. The picker is there only when the merchant offers more than one language (spec §1). */
export function Preferences() {
  const { t, i18n } = useTranslation('shell');
  const { languages } = bootDocument().merchant;
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <>
      {languages.length > 1 && (
        <Menu
          trigger={
            <button type="button" className={rows.row} title={t('language.choose')}>
              <Icon of="language" />
              <span className={rows.label}>{t(`language.${i18n.language}`)}</span>
            </button>
          }
        >
          <MenuChoices
            value={i18n.language}
            choices={languages.map((language) => ({
              value: language,
              label: <span lang={language}>{t(`language.${language}`)}</span>,
            }))}
            onChange={(language) => void chooseLanguage(language)}
          />
        </Menu>
      )}
      <button type="button" className={rows.row} title={t(`theme.${other}`)} onClick={() => chooseTheme(other)}>
        <Icon of={other === 'light' ? 'sun' : 'moon'} />
        <span className={rows.label}>{t(`theme.${other}`)}</span>
      </button>
    </>
  );
}
