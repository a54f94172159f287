import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useId, useState } from 'react';
import { type ListedTournament, useTournament, useTournaments } from '../../api/tournaments.ts';
import { NoOffers } from '../offers/no-offers.tsx';
import { TournamentBoard } from './board.tsx';
import { OwnScore } from './own-score.tsx';
import { TournamentRules } from './rules.tsx';
import { TakePart } from './take-part.tsx';
import styles from './tournaments.module.css';

const sections = ['running', 'coming', 'over'] as const;
const sectionOf = ({ state }: ListedTournament) => (state === 'counting' ? 'running' : state);

/** Tournaments (tab of the reward centre): those that run, those to come, and the results of the last ones. */
export function Tournaments() {
  const { t } = useTranslation('promotions');
  return (
    <ResourceView
      resource={useTournaments()}
      skeleton={<SkeletonText lines={10} />}
      empty={<NoOffers title={t('tournaments.empty')} detail={t('tournaments.emptyDetail')} />}
    >
      {(list) => (
        <div className={styles.sections}>
          {sections.map((section) => {
            const shown = list.filter((one) => sectionOf(one) === section);
            if (shown.length === 0) return null;
            return (
              <section key={section}>
                <h2 className={styles.heading}>{t(`tournaments.section.${section}`)}</h2>
                <ul className={styles.list}>
                  {(section === 'over' ? shown.toReversed() : shown).map((tournament) => (
                    <Row key={tournament.id} tournament={tournament} />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      )}
    </ResourceView>
  );
}

/** One tournament; those that run are open from the beginning. */
function Row({ tournament }: { readonly tournament: ListedTournament }) {
  const { t } = useTranslation('promotions');
  const { date, full } = useFormat('promotions');
  const { id, name, state, startsAtMs, endsAtMs, prizeSum, isJoined } = tournament;
  const [isOpen, setOpen] = useState(state === 'running' || state === 'counting');
  const body = useId();
  const time = { time: date('dayAndClock', endsAtMs) };
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.text}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.note}>
            {[
              ...(state === 'coming' ? [t('tournaments.starts', { time: date('dayAndClock', startsAtMs) })] : []),
              t(state === 'coming' || state === 'running' ? 'tournaments.ends' : 'tournaments.ended', time),
              t('tournaments.prizeSum', { amount: full(prizeSum) }),
            ].join(' · ')}
          </p>
        </div>
        {state === 'counting' && <Badge tone="info">{t('tournaments.counting')}</Badge>}
        {isJoined && <Badge tone="accent">{t('tournaments.joined')}</Badge>}
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={body}
          aria-label={`${name}: ${t(isOpen ? 'tournaments.hide' : 'tournaments.show')}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'tournaments.hide' : 'tournaments.show')}
        </Button>
      </div>
      <div id={body} hidden={!isOpen}>
        {isOpen && <Details id={id} />}
      </div>
    </li>
  );
}

function Details({ id }: { readonly id: number }) {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  return (
    <ResourceView resource={useTournament(id)} skeleton={<SkeletonText lines={12} />}>
      {(tournament) => {
        const { about, state, isJoined, isStopped, endsAtMs, finalAtMs } = tournament;
        return (
          <div className={styles.details}>
            <p>{about}</p>
            {isStopped && <p>{t('tournaments.stopped', { time: date('dayAndClock', endsAtMs) })}</p>}
            {state === 'counting' && <p>{t('tournaments.final', { time: date('dayAndClock', finalAtMs) })}</p>}
            {(state === 'coming' || state === 'running') && <TakePart tournament={tournament} />}
            {isJoined && state !== 'coming' && <OwnScore tournament={tournament} />}
            {state !== 'coming' && <TournamentBoard tournament={tournament} />}
            <TournamentRules tournament={tournament} />
          </div>
        );
      }}
    </ResourceView>
  );
}
