import { useTranslation } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui/icons';
import { bootDocument } from '../../remotes/live-remotes.ts';
import styles from './footer.module.css';

/** What the site is and is not: the sandbox mark, the help line and the age. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { name, brand } = bootDocument().merchant;
  return (
    <footer className={styles.footer}>
      <div className={styles.seal}>
        <Icon of="sandbox" />
        <p>
          <strong>{t('footer.sealTitle')}</strong>
          <span>{t('footer.sealText')}</span>
        </p>
      </div>
      <p className={styles.line}>{t(`footer.help.${brand}`)}</p>
      <p className={styles.line}>{t('footer.demo', { name })}</p>
    </footer>
  );
}
