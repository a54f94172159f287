import { useTranslation } from '@tessera/shared/i18n';
import { classNames } from '@tessera/shared/ui/class-names';
import { CopyButton } from '@tessera/shared/ui/copy';
import { Panel } from '@tessera/shared/ui/panel';
import { signUpLink } from '../../model/registration.ts';
import styles from './registration.module.css';

/** The other way to a downline: a link with which people register themselves. */
export function OwnLink({ inviteCode }: { readonly inviteCode: string }) {
  const { t } = useTranslation('agent');
  const link = signUpLink(globalThis.location.origin, inviteCode);
  return (
    <Panel title={t('ownLink.title')} tone="quiet">
      <p className={styles.quiet}>{t('ownLink.detail')}</p>
      <dl className={classNames(styles.facts, styles.stacked)}>
        <div className={styles.fact}>
          <dt>{t('ownLink.code')}</dt>
          <dd>
            <span className={styles.value}>{inviteCode}</span>
            <CopyButton name={t('ownLink.code')} text={inviteCode} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('ownLink.link')}</dt>
          <dd>
            <span className={styles.value}>{link}</span>
            <CopyButton name={t('ownLink.link')} text={link} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
