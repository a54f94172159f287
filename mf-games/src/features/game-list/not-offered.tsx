import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ButtonLink } from '@tessera/shared/ui/button';
import { SearchIcon } from '@tessera/shared/ui/icons';
import styles from './not-offered.module.css';

/** The page of a category that this merchant has no vendors for; no menu leads here, and it leads home. */
export function NotOffered({ category }: { readonly category: string }) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.page}>
      <span className={styles.icon}>
        <SearchIcon aria-hidden />
      </span>
      <h1 className={styles.title}>{t('notOffered.title')}</h1>
      <p className={styles.text}>{t('notOffered.text', { category })}</p>
      <ButtonLink variant="primary" render={<Link to="/index" />}>
        {t('notOffered.home')}
      </ButtonLink>
    </div>
  );
}
