import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { useEnvelopes } from '../../api/envelopes.ts';
import { port } from '../../port.ts';
import styles from './drop-notice.module.css';
import { useDropNotices } from './use-drop-notices.ts';

/**
 * Names a running drop in which the member has an unopened envelope, to members who agreed to be notified. It is a line of
 * the page, so it lies over nothing, and it is only on pages that show it: never at a game or a form for money.
 */
export function DropNotice() {
  const session = useSession();
  const isMember = session.role === 'member' || session.role === 'agent';
  if (!(useSwitch('REWCEN3') && isMember && 'member' in session)) return null;
  return <RunningDrop member={session.member.id} />;
}

function RunningDrop({ member }: { readonly member: string }) {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const { data } = useEnvelopes();
  const { isEnabled, isClosed, close, setEnabled } = useDropNotices(member);
  const drop = data?.list.find(({ status, id }) => status === 'unopened' && !isClosed(id));
  if (!(data?.announces && drop && isEnabled)) return null;
  const { id, title, endsAtMs } = drop;
  return (
    <section className={styles.notice} aria-label={t('envelopes.tab')}>
      <p className={styles.text}>{t('envelopes.notice.text', { title, time: date('dayAndClock', endsAtMs) })}</p>
      <div className={styles.acts}>
        <Button
          size="small"
          onClick={() => void port.ask('open-centre', { centre: 'member', page: 'rewardCenter?tab=envelopes' })}
        >
          {t('envelopes.notice.show')}
        </Button>
        <Button size="small" variant="text" onClick={() => close(id)}>
          {t('envelopes.notice.skip')}
        </Button>
        <Button size="small" variant="text" onClick={() => setEnabled(false)}>
          {t('envelopes.notice.off')}
        </Button>
      </div>
    </section>
  );
}
