import { i18n, useLanguage, useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { storeLanguage } from '../messages.ts';

/** The console has two languages; the button switches to the other one. */
export function LanguageButton() {
  const { t } = useTranslation('console');
  const other = useLanguage() === 'ko' ? 'en' : 'ko';
  const choose = async () => {
    await i18n.changeLanguage(other);
    storeLanguage(other);
  };
  return (
    <Button variant="text" size="small" onClick={() => void choose()}>
      {t(`language.${other}`)}
    </Button>
  );
}
