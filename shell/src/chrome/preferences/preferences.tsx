import { useTranslation } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui/icons';
import { useState } from 'react';
import { onDemand } from '../../contributions/on-demand.tsx';
import { bootDocument } from '../../remotes/live-remotes.ts';
import { chooseTheme, useTheme } from '../../theme/theme.ts';
import rows from '../side-menu/menu-row.module.css';
import { LanguageButton } from './language-button.tsx';

const LanguageMenu = onDemand(() => import('./language-menu.tsx'));

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

/** The button of the language menu. Pointing at it loads the menu; most visits never need its 50 KB. */
function LanguagePicker() {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted)
    return (
      <LanguageButton aria-haspopup="menu" onPointerEnter={LanguageMenu.preload} onClick={() => setIsWanted(true)} />
    );
  return (
    <LanguageMenu
      part={{}}
      waiting={<LanguageButton aria-haspopup="menu" aria-busy />}
      isSilent
      onFailed={() => setIsWanted(false)}
    />
  );
}
