import { reloadMember } from '@tessera/shared/api';
import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { Button } from '@tessera/shared/ui/button';
import { Radio } from '@tessera/shared/ui/checkbox';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { Icon } from '@tessera/shared/ui/icons';
import { toast } from '@tessera/shared/ui/toast';
import type { BreakKind, BreakLength } from '@tessera/shared/wire/protection';
import { type RefObject, useRef, useState } from 'react';
import { type Protection, useStartBreak } from '../../api/protection.ts';
import { useMessage } from '../form/use-message.ts';
import styles from './protection.module.css';

interface Choice {
  readonly kind: BreakKind;
  readonly length: BreakLength;
}

const idOf = ({ kind, length }: Choice) => `${kind} ${length.unit} ${length.count}`;

/** What happens during a break, in the order in which it matters to a player. */
const effects = ['bets', 'deposits', 'games', 'offers', 'withdrawals', 'earned', 'open', 'bonus'] as const;

/** The running break, and the breaks that can be begun now; a longer one may follow a running one. */
export function BreakPart({ protection: { break: running, lengths } }: { readonly protection: Protection }) {
  const { t } = useTranslation('auth');
  const hasChoice = lengths.coolOff.length + lengths.exclusion.length > 0;
  const until = running?.untilMs && formatDate(t('signedIn.pattern'), running.untilMs, merchant().timeZone);
  const status = running && (until ? t('protection.break.until', { time: until }) : t('protection.break.forGood'));
  // The form that had the focus may be gone with the answer: the status takes it then.
  const place = useRef<HTMLParagraphElement>(null);
  const answered = useRef<HTMLElement>(null);
  const { writeFailure } = useMessage();
  // Here and not in the form, which may be gone when the answer comes.
  const start = useStartBreak();
  const begin = ({ kind, length }: Choice, requestId: string, close: () => void) =>
    start.mutate(
      { requestId, kind, length },
      {
        onSuccess: () => {
          // The site offers nothing from now on.
          void reloadMember();
          toast.show({ tone: 'ok', title: t('protection.break.begun') });
        },
        onError: (cause) => toast.show({ tone: 'danger', title: writeFailure(cause) }),
        onSettled: (_, cause) => {
          // Without an answer the dialog stays: another try of it is the same request.
          if (cause?.kind === 'offline') return;
          answered.current = place.current;
          close();
        },
      },
    );
  return (
    <div className={styles.part}>
      <p ref={place} className={running ? styles.running : styles.text} tabIndex={-1}>
        {running && <Icon of="break" className={styles.icon} />}
        {status ?? t('protection.break.what')}
      </p>
      {running && <p className={styles.text}>{t('protection.break.meanwhile')}</p>}
      {hasChoice && (
        <BreakForm
          lengths={lengths}
          isLonger={running !== null}
          isBusy={start.isPending}
          onBegin={begin}
          answered={answered}
        />
      )}
    </div>
  );
}

interface FormProps {
  readonly lengths: Protection['lengths'];
  readonly isLonger: boolean;
  readonly isBusy: boolean;
  readonly onBegin: (choice: Choice, requestId: string, close: () => void) => void;
  /** What takes the focus of the question once it is answered. */
  readonly answered: RefObject<HTMLElement | null>;
}

function BreakForm({ lengths, isLonger, isBusy, onBegin, answered }: FormProps) {
  const { t } = useTranslation('auth');
  const groups = [
    { kind: 'cool-off' as const, choices: lengths.coolOff },
    { kind: 'exclusion' as const, choices: lengths.exclusion },
  ].map(({ kind, choices }) => ({ kind, choices: choices.map((length) => ({ kind, length })) }));
  const [chosen, setChosen] = useState<string>();
  /** One id for all tries of a break: a copy of it begins no second one. */
  const [asked, setAsked] = useState<string>();
  const choice = groups.flatMap(({ choices }) => choices).find((one) => idOf(one) === chosen);
  const lengthOf = ({ length: { unit, count } }: Choice) => t(`protection.length.${unit}`, { count });

  return (
    <form
      className={styles.form}
      aria-label={t('protection.break.title')}
      onSubmit={(event) => {
        event.preventDefault();
        answered.current = null;
        if (choice) setAsked(crypto.randomUUID());
      }}
    >
      {isLonger && <p className={styles.text}>{t('protection.break.longer')}</p>}
      {groups.map(({ kind, choices }) =>
        choices.length === 0 ? null : (
          <div key={kind} className={styles.group}>
            <h4 className={styles.kind}>{t(`protection.kind.${kind}.title`)}</h4>
            <p className={styles.text}>{t(`protection.kind.${kind}.what`)}</p>
            <fieldset className={styles.lengths} aria-label={t(`protection.kind.${kind}.title`)}>
              {choices.map((one) => (
                <Radio
                  key={idOf(one)}
                  name="break"
                  checked={chosen === idOf(one)}
                  onChange={() => setChosen(idOf(one))}
                >
                  {lengthOf(one)}
                </Radio>
              ))}
            </fieldset>
          </div>
        ),
      )}
      <Button type="submit" isDisabled={!choice}>
        {choice ? t('protection.break.begin', { length: lengthOf(choice) }) : t('protection.break.choose')}
      </Button>
      <ConfirmDialog
        isOpen={asked !== undefined && choice !== undefined}
        title={t('protection.confirm.title', { length: choice && lengthOf(choice) })}
        description={t('protection.confirm.once')}
        confirmLabel={t('protection.confirm.begin')}
        isBusy={isBusy}
        onConfirm={() => choice && asked && onBegin(choice, asked, () => setAsked(undefined))}
        onClose={() => setAsked(undefined)}
        finalFocus={answered}
      >
        <ul className={styles.effects}>
          {effects.map((effect) => (
            <li key={effect}>{t(`protection.confirm.${effect}`)}</li>
          ))}
          {choice?.kind === 'exclusion' && <li>{t('protection.confirm.account')}</li>}
        </ul>
      </ConfirmDialog>
    </form>
  );
}
