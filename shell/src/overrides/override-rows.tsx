import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { toast } from '@tessera/shared/ui/toast';
import { useId, useLayoutEffect, useState } from 'react';
import { clockTime } from './accept-override.ts';
import { type LocalRelease, localReleases } from './local-releases.ts';
import { leaveOrAccept } from './override-calls.ts';
import styles from './override-rows.module.css';

interface Props {
  readonly reload?: () => void;
}

/** Above every page that has a developer's own release: which one, and how to leave it. */
export default function OverrideRows({ reload = () => window.location.reload() }: Props) {
  const { t } = useTranslation('shell');
  const rows = localReleases.use();
  // What is fixed below the rows has to know how high they are.
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--override-rows', String(rows.length));
    return () => void document.documentElement.style.removeProperty('--override-rows');
  }, [rows.length]);
  return (
    <section className={styles.rows} aria-label={t('overrides.name')}>
      {rows.map((release) => (
        <OverrideRow key={release.remote} release={release} reload={reload} />
      ))}
    </section>
  );
}

function OverrideRow({ release, reload }: { readonly release: LocalRelease; readonly reload: () => void }) {
  const { t } = useTranslation('shell');
  const { remote, version, expiresAt, state } = release;
  const text = useId();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    if ((await leaveOrAccept('/edge/overrides/leave', remote)) === undefined) return reload();
    setLeaving(false);
    toast.show({ id: 'override', tone: 'danger', title: t('overrides.notLeft') });
  };
  return (
    <div className={styles.row} data-state={state === 'running' || state === 'connecting' ? undefined : 'problem'}>
      <p id={text} className={styles.text} role="status">
        <strong className={styles.name}>
          {remote} {version}
        </strong>{' '}
        <span>{t(`overrides.states.${state}`, { until: clockTime(expiresAt) })}</span>
      </p>
      <Button size="small" aria-describedby={text} isBusy={isLeaving} onClick={() => void leave()}>
        {t('overrides.leave')}
      </Button>
    </div>
  );
}
