import { openDialog, showMessage } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { showsPrizeGroup } from '@tessera/shared/lottery';
import { useErrorText } from '@tessera/shared/text';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { Progress } from '@tessera/shared/ui/progress';
import { toast } from '@tessera/shared/ui/toast';
import { useId } from 'react';
import { type LotteryChase, useCancelChase } from '../../api/chases.ts';
import { ChaseLines, ChaseName } from '../chase/chase-lines.tsx';
import { useChaseReason } from '../chase/use-chase-reason.ts';
import { Simulated } from '../draw/simulated.tsx';
import { useGone } from '../keyboard/use-gone.ts';
import { useText } from '../text/use-text.ts';
import styles from './board.module.css';
import { MoneyLine } from './money-line.tsx';

const tones: Readonly<Record<LotteryChase['status'], BadgeTone>> = {
  running: 'info',
  won: 'ok',
  finished: 'neutral',
  cancelled: 'neutral',
  stopped: 'warn',
};

/** At most this many bets of a chase are shown in the list; the dialog with its issues shows all. */
const linesShown = 3;

interface Props {
  readonly chase: LotteryChase;
  /** Called when what has the focus leaves the page, with the chase or without; a dialog that asked may still be closing. */
  readonly onFocusLost: () => void;
}

/** One chase: its bets, its progress and its sums, with buttons to show its issues and to cancel the rest. */
export function ChaseRow({ chase, onFocusLost }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const issueText = text.issuesIn([chase.firstIssue, chase.lastIssue]);
  const errorText = useErrorText('lottery');
  const reasonOf = useChaseReason();
  const cancel = useCancelChase();
  const row = useGone<HTMLLIElement>(onFocusLost);
  const cancelButton = useGone<HTMLButtonElement>(onFocusLost);
  const nameId = useId();
  const numbersId = useId();
  const issuesId = useId();
  // Many chases have these buttons.
  const describedBy = `${nameId} ${numbersId} ${issuesId}`;
  const over = chase.placed + chase.skipped;
  const left = chase.issues - over;
  const atGroups = chase.lines.filter(({ prizeGroup }) => showsPrizeGroup(chase.kind, prizeGroup));
  const groups = [...new Set(atGroups.map(text.group))];

  const cancelRest = async () => {
    const values = { count: left, amount: text.amount(chase.held) };
    const pressed = await showMessage({
      title: 'lottery:chase.cancelTitle',
      body: 'lottery:chase.cancelBody',
      values,
      // The primary button has the focus: an Enter key that is still held down cancels nothing.
      buttons: [
        { id: 'cancel', label: 'lottery:chase.cancelRest' },
        { id: 'keep', label: 'lottery:chase.keep', isPrimary: true },
      ],
    });
    if (pressed !== 'cancel') {
      if (cancelButton.isGone()) onFocusLost();
      return;
    }
    cancel.mutate(
      { id: Number(chase.id) },
      {
        onSuccess: ({ released }) => {
          onFocusLost();
          const amount = text.amount(released - chase.released);
          const detail = text.simulated(t('bets.cancelledDetail', { amount }));
          toast.show({ tone: 'ok', title: t('chase.cancelled'), detail });
        },
        onError: (error) => {
          if (cancelButton.isGone()) onFocusLost();
          toast.show({ tone: 'warn', title: errorText(error) });
        },
      },
    );
  };

  return (
    <li ref={row.ref} className={styles.bet}>
      <div className={styles.betText}>
        <p className={styles.betName}>
          <span id={nameId} className={styles.chaseName}>
            <ChaseName chase={chase} />
          </span>
          <Badge tone={tones[chase.status]}>{t(`chase.status.${chase.status}`)}</Badge>
        </p>
        <p id={numbersId} className={styles.betNumbers}>
          <ChaseLines chase={chase} limit={linesShown} />
        </p>
        <p id={issuesId} className={styles.betWhere}>
          {chase.gameName} · {t('chase.span', { from: issueText(chase.firstIssue), to: issueText(chase.lastIssue) })}
          {' · '}
          <Simulated isText />
          {chase.stopsOnWin && ` · ${t('chase.stopOnWin')}`}
        </p>
        {groups.length > 0 && <p className={styles.betWhere}>{groups.join(', ')}</p>}
        <Progress
          label={t('chase.progress')}
          ratio={over / chase.issues}
          valueText={t('chase.progressOf', { placed: over, issues: chase.issues })}
        />
        {chase.reason !== null && <p className={styles.betWhere}>{reasonOf(chase.reason)}</p>}
      </div>
      <dl className={styles.betMoney}>
        {chase.held > 0 && <MoneyLine label={t('chase.heldNow')} minor={chase.held} />}
        <MoneyLine label={t('bets.stake')} minor={chase.staked} />
        <MoneyLine label={t('bets.payout')} minor={chase.payout} />
        {chase.refund > 0 && <MoneyLine label={t('bets.refund')} minor={chase.refund} />}
        {chase.rebate > 0 && <MoneyLine label={t('group.paid')} minor={chase.rebate} />}
        {chase.released > 0 && <MoneyLine label={t('chase.released')} minor={chase.released} />}
      </dl>
      <div className={styles.chaseActions}>
        <Button
          size="small"
          aria-describedby={describedBy}
          onClick={() => void openDialog('lottery.chase-issues', { id: chase.id })}
        >
          {t('chase.details')}
        </Button>
        {chase.status === 'running' && left > 0 && (
          <Button
            ref={cancelButton.ref}
            size="small"
            isBusy={cancel.isPending}
            aria-describedby={describedBy}
            onClick={() => void cancelRest()}
          >
            {t('chase.cancelRest')}
          </Button>
        )}
      </div>
    </li>
  );
}
