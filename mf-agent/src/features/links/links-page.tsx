import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { InviteIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { usePromotionLinks } from '../../api/links.ts';
import { useDownlineSettings } from '../../api/registration.ts';
import { RegistrationSkeleton } from '../registration/registration-form.tsx';
import { LinkCard } from './link-card.tsx';
import styles from './links.module.css';
import { NewLink } from './new-link.tsx';

/** The agent's promotion links: a new one, and what has come of those that were made. */
export function LinksPage() {
  const { t } = useTranslation('agent');
  const settings = useDownlineSettings();
  const links = usePromotionLinks();
  const active = links.data?.list.filter(({ state }) => state === 'active').length ?? 0;
  return (
    <div className={styles.page}>
      <Panel title={t('links.new')} level={2}>
        <ResourceView resource={settings} skeleton={<RegistrationSkeleton />} isEmpty={() => false}>
          {(allowed) => <NewLink settings={allowed} />}
        </ResourceView>
      </Panel>
      <Panel
        title={t('links.title')}
        level={2}
        actions={
          links.data && <span className={styles.quiet}>{t('links.active', { active, limit: links.data.limit })}</span>
        }
      >
        <ResourceView
          resource={links}
          skeleton={<RegistrationSkeleton />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState icon={<InviteIcon />} title={t('links.empty')} detail={t('links.emptyDetail')} />}
        >
          {({ list }) => (
            <ul className={styles.list}>
              {list.map((link) => (
                <LinkCard key={link.id} link={link} />
              ))}
            </ul>
          )}
        </ResourceView>
      </Panel>
    </div>
  );
}
