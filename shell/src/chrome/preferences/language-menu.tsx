import { useTranslation } from '@tessera/shared/i18n';
import { Menu, MenuChoices } from '@tessera/shared/ui/menu';
import { chooseLanguage } from '../../language/language.ts';
import { bootDocument } from '../../remotes/live-remotes.ts';
import { LanguageButton } from './language-button.tsx';

/** The merchant's languages, each named in itself; loaded on the first click. */
export default function LanguageMenu() {
  const { t, i18n } = useTranslation('shell');
  const { languages } = bootDocument().merchant;
  return (
    <Menu trigger={<LanguageButton />} side="top" isOpenAtFirst>
      <MenuChoices
        value={i18n.language}
        choices={languages.map((language) => ({
          value: language,
          label: <span lang={language}>{t(`language.${language}`)}</span>,
        }))}
        onChange={(language) => void chooseLanguage(language)}
      />
    </Menu>
  );
}
