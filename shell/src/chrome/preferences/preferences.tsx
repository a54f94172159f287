import { useTranslation } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui/icons';
import { bootDocument } from '../../remotes/live-remotes.ts';
import { chooseTheme, useTheme } from '../../theme/theme.ts';
import rows from '../side-menu/menu-row.module.css';
import { LanguagePicker } from './language-picker.tsx';

/** Language and theme. The language picker is shown only if the merchant offers several languages (spec §1). */
export function Preferences() {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <>
      {bootDocument().merchant.languages.length > 1 && <LanguagePicker />}
      <button type="button" className={rows.row} title={t(`theme.${other}`)} onClick={() => chooseTheme(other)}>
        <Icon of={other === 'light' ? 'sun' : 'moon'} />
        <span className={rows.label}>{t(`theme.${other}`)}</span>
      </button>
    </>
  );
}
