import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { type Tournament, useJoinTournament, useLeaveTournament } from '../../api/tournaments.ts';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import styles from './tournaments.module.css';
import { useScoreText } from './use-score-text.ts';

/** Joining, and the way out, which asks first because a score can be lost. */
export function TakePart({ tournament }: { readonly tournament: Tournament }) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div {...kept}>
      {tournament.own.joinedAtMs === null ? <Join tournament={tournament} /> : <Leave tournament={tournament} />}
    </div>
  );
}

function Join({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const { id, name, own } = tournament;
  const join = useJoinTournament({
    onSuccess: () => toast.show({ tone: 'ok', title: t('tournaments.joinDone', { name }) }),
  });
  const problem = join.error ?? own.refusal;
  return (
    <div className={styles.act}>
      {own.refusal === null && (
        <Button
          variant="primary"
          isBusy={join.isPending}
          aria-label={`${name}: ${t('tournaments.join')}`}
          onClick={() => join.mutate({ id })}
        >
          {t('tournaments.join')}
        </Button>
      )}
      <p className={styles.note} role={join.error ? 'alert' : undefined}>
        {problem ? reason(problem) : t('tournaments.joinNote')}
      </p>
    </div>
  );
}

function Leave({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('promotions');
  const { count } = useFormat('promotions');
  const reason = useErrorText('promotions');
  const [isAsking, setAsking] = useState(false);
  const { id, name, own, rule, maximumRounds } = tournament;
  const scoreText = useScoreText(rule);
  const leave = useLeaveTournament({
    onSuccess: () => toast.show({ tone: 'ok', title: t('tournaments.leaveDone', { name }) }),
    onSettled: () => setAsking(false),
  });
  return (
    <div className={styles.act}>
      <Button aria-label={`${name}: ${t('tournaments.leave')}`} onClick={() => setAsking(true)}>
        {t('tournaments.leave')}
      </Button>
      {leave.error && (
        <p className={styles.problem} role="alert">
          {reason(leave.error)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('tournaments.leaveTitle', { name })}
        description={
          own.score === null ? t('tournaments.leaveNone') : t('tournaments.leaveScore', { score: scoreText(own.score) })
        }
        confirmLabel={t('tournaments.leave')}
        cancelLabel={t('tournaments.keep')}
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate({ id })}
        onClose={() => setAsking(false)}
      >
        {own.roundsLeft < maximumRounds && (
          <p>{t('tournaments.leaveAgain', { left: count(own.roundsLeft), most: count(maximumRounds) })}</p>
        )}
      </ConfirmDialog>
    </div>
  );
}
