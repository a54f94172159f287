import { useTranslation } from '@tessera/shared/i18n';
import { currencyOf, decimalToMinor } from '@tessera/shared/money';
import { Link } from '@tessera/shared/router';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { toast } from '@tessera/shared/ui/toast';
import {
  type ConsoleWithdrawal,
  getConsoleWithdrawals,
  noteWithdrawal,
  payWithdrawalPart,
  withdrawalNoteMaximum,
} from '@tessera/shared/wire/console';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { resultToasts, showError } from '../../chrome/step.ts';
import { amount, reasonKey, when } from '../../format.ts';
import { PaymentPart } from './payment-part.tsx';
import styles from './withdrawal-panel.module.css';

interface Props {
  readonly reference: string;
  readonly onClose: () => void;
}

/** One withdrawal: its way with who did what, its payments, and what operators have noted. It follows the operator's events. */
export function WithdrawalPanel({ reference, onClose }: Props) {
  const { t } = useTranslation('console');
  const found = useConsole(getConsoleWithdrawals, { page: 1, pageSize: 1, search: reference });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel>
      <section className={styles.panel} aria-label={reference}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {reference}
          </h2>
          <Button size="small" variant="text" onClick={onClose}>
            {t('withdrawals.hide')}
          </Button>
        </div>
        <ResourceView
          resource={found}
          isEmpty={({ list }) => list[0]?.reference !== reference}
          skeleton={<SkeletonText lines={6} />}
        >
          {({ list: [withdrawal] }) => withdrawal && <Opened withdrawal={withdrawal} />}
        </ResourceView>
      </section>
    </Panel>
  );
}

/** The claims of its player. */
const claimsOf = ({ merchant, username }: ConsoleWithdrawal): string =>
  `/payments?${new URLSearchParams({ view: 'claims', merchant, search: username, state: 'open' })}`;

function Opened({ withdrawal }: { readonly withdrawal: ConsoleWithdrawal }) {
  const { t, i18n } = useTranslation('console');
  const { money, paidMinor, returnedMinor, approvals, approversNeeded } = withdrawal;
  const written = (amountMinor: number) => amount({ ...money, amountMinor }, i18n.language);
  const sums = { amount: written(money.amountMinor), paid: written(paidMinor), returned: written(returnedMinor) };
  return (
    <>
      <p className={styles.note}>
        {`${withdrawal.username} · ${withdrawal.merchant} · ${t('withdrawals.sums', sums)}`}
        {approversNeeded > 1 &&
          ` · ${t('withdrawals.approvals', { count: approvals.length, needed: approversNeeded, names: approvals.map(({ operator }) => operator).join(', ') })}`}
      </p>
      {withdrawal.claimMinor > 0 && (
        <p className={styles.note}>
          <Badge tone="danger">{t('withdrawals.claim', { amount: written(withdrawal.claimMinor) })}</Badge>{' '}
          {t('withdrawals.claimNote')} <Link to={claimsOf(withdrawal)}>{t('withdrawals.claimLink')}</Link>
        </p>
      )}
      <ol className={styles.steps} aria-label={t('withdrawals.way')}>
        {withdrawal.timeline.map(({ status, atMs, actor, reasonCode }) => (
          <li key={status}>
            {[
              when(atMs),
              t(`withdrawals.state.${status}`),
              actor,
              ...(reasonCode ? [t(reasonKey(reasonCode))] : []),
            ].join(' · ')}
          </li>
        ))}
      </ol>
      <Accounts accounts={withdrawal.accounts} />
      {withdrawal.payments.map((payment) => (
        <PaymentPart key={payment.id} withdrawal={withdrawal} payment={payment} />
      ))}
      {withdrawal.status === 'submitted' && <PartForm withdrawal={withdrawal} />}
      <Notes withdrawal={withdrawal} />
    </>
  );
}

/** The player's bank accounts, masked; one that another player has too is marked for review. */
function Accounts({ accounts }: Pick<ConsoleWithdrawal, 'accounts'>) {
  const { t } = useTranslation('console');
  if (accounts.length === 0) return null;
  return (
    <ul className={styles.steps} aria-label={t('withdrawals.accounts.title')}>
      {accounts.map(({ id, bankCode, accountNumber, addedAtMs, usableFromMs, ...is }) => (
        <li key={id}>
          {[
            `${bankCode} ${accountNumber}`,
            t('withdrawals.accounts.added', { time: when(addedAtMs) }),
            ...(is.isPaid ? [t('withdrawals.accounts.paid')] : []),
            ...(is.isDefault ? [t('withdrawals.accounts.default')] : []),
            ...(usableFromMs > addedAtMs ? [t('withdrawals.accounts.usable', { time: when(usableFromMs) })] : []),
            ...(is.isRemoved ? [t('withdrawals.accounts.removed')] : []),
          ].join(' · ')}
          {is.isShared && (
            <>
              {' '}
              <Badge tone="warn">{t('withdrawals.accounts.shared')}</Badge>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Records that the bank has paid a part. */
function PartForm({ withdrawal: { id, money, paidMinor } }: { readonly withdrawal: ConsoleWithdrawal }) {
  const { t, i18n } = useTranslation('console');
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const requestId = useRef(crypto.randomUUID());
  const pay = useConsoleChange(payWithdrawalPart);
  const currency = currencyOf(money.currency);
  const leftMinor = money.amountMinor - paidMinor;
  const left = amount({ ...money, amountMinor: leftMinor }, i18n.language);
  const isNumber = new RegExp(`^\\d{1,12}(\\.\\d{1,${Math.max(1, currency.exponent)}})?$`).test(typed.trim());
  const amountMinor = isNumber ? decimalToMinor(Number(typed), currency) : 0;
  const isRight = Number.isSafeInteger(amountMinor) && amountMinor > 0 && amountMinor <= leftMinor;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isRight || pay.isPending) return;
    const done = resultToasts(t('withdrawals.partDone', { amount: amount({ ...money, amountMinor }, i18n.language) }));
    pay.mutate(
      { id, requestId: requestId.current, amountMinor },
      {
        ...done,
        onSuccess: (answer) => {
          requestId.current = crypto.randomUUID();
          setTyped('');
          setIsChecked(false);
          done.onSuccess(answer);
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('withdrawals.payPart')}>
      <TextField
        label={t('withdrawals.partAmount')}
        hint={t('withdrawals.partLeft', { left })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          requestId.current = crypto.randomUUID();
        }}
        error={isChecked && !isRight ? t('withdrawals.partRule', { left }) : undefined}
      />
      <Button type="submit" isBusy={pay.isPending}>
        {t('withdrawals.payPart')}
      </Button>
    </form>
  );
}

/** What operators note about it for each other; the player never sees it. */
function Notes({ withdrawal: { id, notes } }: { readonly withdrawal: ConsoleWithdrawal }) {
  const { t } = useTranslation('console');
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const note = useConsoleChange(noteWithdrawal);
  const length = [...text.trim()].length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (length === 0 || length > withdrawalNoteMaximum || note.isPending) return;
    const done = () => {
      setText('');
      setIsChecked(false);
      toast.show({ tone: 'ok', title: t('withdrawals.noteDone') });
    };
    note.mutate({ id, text: text.trim() }, { onSuccess: done, onError: showError });
  };
  const isWrong = length > withdrawalNoteMaximum || (isChecked && length === 0);
  return (
    <div className={styles.notes}>
      {notes.map(({ operator, text: written, atMs }) => (
        <p key={`${atMs}-${operator}-${written}`} className={styles.note}>
          {`${when(atMs)} · ${operator}: ${written}`}
        </p>
      ))}
      <form className={styles.form} onSubmit={submit} noValidate aria-label={t('withdrawals.note')}>
        <TextAreaField
          label={t('withdrawals.note')}
          hint={t('withdrawals.noteHint')}
          rows={2}
          maxLength={withdrawalNoteMaximum}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isWrong ? t('withdrawals.noteRule', { max: withdrawalNoteMaximum }) : undefined}
        />
        <Button type="submit" isBusy={note.isPending}>
          {t('withdrawals.addNote')}
        </Button>
      </form>
    </div>
  );
}
