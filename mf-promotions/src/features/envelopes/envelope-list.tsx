import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { Button, ButtonLink } from '@tessera/shared/ui/button';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { Switch } from '@tessera/shared/ui/switch';
import { type Drop, useEnvelopes } from '../../api/envelopes.ts';
import { useLevels } from '../../api/vip.ts';
import { envelopeCheckPath } from '../../model/draw-path.ts';
import styles from '../draws/draws.module.css';
import { Amounts, Facts } from '../draws/facts.tsx';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { NoOffers } from '../offers/no-offers.tsx';
import { useDropNotices } from './use-drop-notices.ts';
import { useOpen } from './use-open.ts';

/** Red envelopes (a tab of the reward centre): drops that come, run and are over, with what the member's envelope had. */
export function EnvelopeList() {
  const { t } = useTranslation('promotions');
  return (
    <ResourceView
      resource={useEnvelopes()}
      skeleton={<SkeletonText lines={10} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<NoOffers title={t('envelopes.empty')} detail={t('envelopes.emptyDetail')} />}
    >
      {({ list, announces }) => (
        <div className={styles.list}>
          {announces && <NoticeSetting />}
          <ul className={styles.list}>
            {list.map((drop) => (
              <DropCard key={drop.id} drop={drop} />
            ))}
          </ul>
        </div>
      )}
    </ResourceView>
  );
}

/** For members who agreed to be notified: whether this device shows notices. */
function NoticeSetting() {
  const { t } = useTranslation('promotions');
  const session = useSession();
  const { isEnabled, setEnabled } = useDropNotices('member' in session ? session.member.id : '');
  return (
    <Switch checked={isEnabled} onChange={({ target }) => setEnabled(target.checked)}>
      {t('envelopes.notice.setting')}
    </Switch>
  );
}

function DropCard({ drop }: { readonly drop: Drop }) {
  const { t, i18n } = useTranslation('promotions');
  const { date, full } = useFormat('promotions');
  const { id, title, detail, stage, status, opensAtMs, endsAtMs, kinds, members, code, returned } = drop;
  const written = (key: string) => (i18n.exists(`promotions:${key}`) ? t(key as 'envelopes.tab') : null);
  const kept = useKeptFocus<HTMLLIElement>();
  const explained = written(`envelopes.status.${status}`);
  return (
    <li className={styles.card} {...kept}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Badge tone={stage === 'running' ? 'accent' : 'neutral'}>{written(`envelopes.stage.${stage}`) ?? stage}</Badge>
      </div>
      <p className={styles.note}>{detail}</p>
      <div className={styles.outcome}>
        {explained && <p>{explained}</p>}
        <Own drop={drop} />
      </div>
      <Facts
        rows={[
          [t('envelopes.opens'), date('dayAndClock', opensAtMs)],
          [t('envelopes.ends'), date('dayAndClock', endsAtMs)],
          [t('envelopes.kinds'), <Amounts key="kinds" kinds={kinds} line="envelopes.kindLine" />],
          [t('envelopes.whom'), <Whom key="whom" drop={drop} />],
          [t('envelopes.dealt'), members === null ? null : t('envelopes.dealtText', { members })],
          [t('envelopes.returned'), returned === null ? null : t('envelopes.returnedText', { amount: full(returned) })],
          [t('raffles.code'), <code key="code">{code}</code>],
        ]}
      />
      {stage !== 'over' && (
        <p className={styles.note}>
          {t('envelopes.equal')} {t('envelopes.chance')}
        </p>
      )}
      <div className={styles.acts}>
        <ButtonLink size="small" render={<Link to={envelopeCheckPath(id)} />}>
          {t('raffles.check')}
        </ButtonLink>
      </div>
    </li>
  );
}

function Whom({ drop: { minimumRank, betDays } }: { readonly drop: Drop }) {
  const { t } = useTranslation('promotions');
  const levels = useLevels({}, { enabled: minimumRank !== null });
  const level = levels.data?.find(({ rank }) => rank === minimumRank)?.name ?? String(minimumRank);
  const whom = [
    ...(minimumRank === null ? [] : [t('envelopes.rank', { level })]),
    ...(betDays === null ? [] : [t('envelopes.bets', { days: betDays })]),
  ];
  return whom.length === 0 ? t('envelopes.everybody') : whom.join(' · ');
}

/** The member's envelope: what was in it, or the way to open it. */
function Own({ drop: { id, status, amount } }: { readonly drop: Drop }) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const reason = useErrorText('promotions');
  const { open, isPending, error } = useOpen();
  if (amount !== null) return <p>{t('envelopes.got', { amount: full(amount) })}</p>;
  return (
    <>
      {error && (
        <p className={styles.problem} role="alert">
          {reason(error)}
        </p>
      )}
      {status === 'unopened' && (
        <div className={styles.acts}>
          <Button variant="primary" isBusy={isPending} onClick={() => void open(id).catch(() => {})}>
            {t('envelopes.open')}
          </Button>
        </div>
      )}
    </>
  );
}
