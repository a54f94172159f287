import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useLevels, useRankProgress } from '../../api/vip.ts';
import { LevelList } from '../../features/vip/level-list.tsx';
import { ProgressPanel } from '../../features/vip/progress-panel.tsx';
import { port } from '../../port.ts';
import styles from './vip.module.css';

/** VIP: the member's level with what is missing to the next one, then all levels and the rules. */
export default function VipPage() {
  const { t } = useTranslation('promotions');
  const levels = useLevels();
  const { role } = useSession();
  const isMember = role === 'member' || role === 'agent';
  // Until an account is known, its panel has its place: most accounts are members.
  const hasPanel = isMember || role === 'restoring';
  const progress = useRankProgress({}, { enabled: isMember });
  return (
    <>
      <PageHeader title={t('vip.title')} subtitle={t('vip.subtitle')} />
      <div className={styles.parts}>
        {hasPanel && (
          <ResourceView resource={progress} skeleton={<SkeletonText lines={5} />}>
            {(own) => <ProgressPanel progress={own} />}
          </ResourceView>
        )}
        {role === 'visitor' && (
          <Panel className={styles.visitor}>
            <p>{t('vip.visitor')}</p>
            <Button variant="primary" onClick={() => void port.ask('sign-in', {})}>
              {t('own.signIn')}
            </Button>
          </Panel>
        )}
        {role === 'trial' && <Panel>{t('vip.trial')}</Panel>}
        <section>
          <h2 className={styles.heading}>{t('vip.levels')}</h2>
          <ResourceView
            resource={levels}
            skeleton={<SkeletonText lines={8} />}
            empty={<EmptyState title={t('vip.empty')} />}
          >
            {(list) => <LevelList levels={list} rank={isMember ? progress.data?.rank : undefined} />}
          </ResourceView>
        </section>
        <section>
          <h2 className={styles.heading}>{t('vip.rules')}</h2>
          <ul className={styles.rules}>
            {(['counted', 'raised', 'lowered', 'set', 'birthday'] as const).map((rule) => (
              <li key={rule}>{t(`vip.rule.${rule}`)}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
