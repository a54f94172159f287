import { i18n, useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { type getConsoleVoidIssues, getIssueBets, voidIssue } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { useConsoleCall, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths } from '../../chrome/refused-paths.ts';
import { resultToasts, showError } from '../../chrome/step.ts';
import { amount, when } from '../../format.ts';

interface Props {
  readonly games: AnswerOf<typeof getConsoleVoidIssues>['games'];
}

const empty = { game: '', issue: '', reason: '' };

/** Declares an issue void; what that takes back is counted and said before. */
export function VoidForm({ games }: Props) {
  const { t } = useTranslation('console');
  const [form, setForm] = useState(empty);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const count = useConsoleCall(getIssueBets);
  const declare = useConsoleChange(voidIssue);
  const set = (change: Partial<typeof empty>) => setForm((before) => ({ ...before, ...change }));
  const keyOf = ({ merchant, gameCode }: Props['games'][number]) => `${merchant} ${gameCode}`;
  const game = games.find((each) => keyOf(each) === form.game);
  const issue = { merchant: game?.merchant ?? '', gameCode: game?.gameCode ?? '', issue: form.issue.trim() };
  const request = { ...issue, reason: form.reason.trim() };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = refusedPaths(voidIssue, request);
    setRefused(wrong);
    if (wrong.size === 0) count.mutate(issue, { onSuccess: () => setAsking(true), onError: showError });
  };
  const confirm = () => {
    setAsking(false);
    const toasts = resultToasts(t('voidIssues.done'));
    declare.mutate(request, {
      ...toasts,
      onSuccess: (answer) => {
        toasts.onSuccess(answer);
        setForm(empty);
      },
    });
  };
  const bets = count.data;
  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('voidIssues.new')}>
      <div className={layout.whole}>
        <h2>{t('voidIssues.new')}</h2>
        <p className={layout.note}>{t('voidIssues.newNote')}</p>
      </div>
      <Select
        label={t('voidIssues.game')}
        options={games.map((each) => ({ value: keyOf(each), label: keyOf(each) }))}
        value={form.game || undefined}
        onChange={(chosen) => set({ game: chosen })}
        error={refused.has('gameCode') ? t('voidIssues.rule.game') : undefined}
      />
      <TextField
        label={t('voidIssues.issue')}
        value={form.issue}
        onChange={(event) => set({ issue: event.target.value })}
        error={refused.has('issue') ? t('voidIssues.rule.issue') : undefined}
      />
      <TextField
        label={t('voidIssues.reason')}
        value={form.reason}
        onChange={(event) => set({ reason: event.target.value })}
        error={refused.has('reason') ? t('voidIssues.rule.reason') : undefined}
      />
      <Button type="submit" variant="primary" className={layout.whole} isBusy={count.isPending || declare.isPending}>
        {t('voidIssues.check')}
      </Button>
      {bets && (
        <ConfirmDialog
          isOpen={isAsking}
          tone="danger"
          title={t('voidIssues.sure', { issue: `${issue.gameCode} ${issue.issue}` })}
          description={t(bets.isDrawn ? 'voidIssues.touchesDrawn' : 'voidIssues.touches', {
            at: when(bets.drawsAtMs),
            bets: bets.bets,
            players: bets.players,
            staked: amount(bets.staked, i18n.language),
            paid: amount(bets.paid, i18n.language),
          })}
          confirmLabel={t('voidIssues.make')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
