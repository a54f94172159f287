import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Menu, MenuItem } from '@tessera/shared/ui/menu';
import { reasonKey } from '../format.ts';
import { type Decision, type Subject, useDecision } from './decision.tsx';
import styles from './decision-pair.module.css';

type Options = Parameters<Decision['take']>[0];

interface Props<Reason extends string> {
  readonly subject: Subject;
  readonly refusal: {
    readonly texts: string;
    readonly reasons: readonly Reason[];
    readonly take: (reason: Reason, options: Options) => void;
  };
  readonly step: {
    readonly texts: string;
    readonly isBusy: boolean;
    readonly isDisabled?: boolean;
    readonly take: (options: Options) => void;
  };
}

/** The two decisions on a member's money: refuse with a reason, or take the next step. Both ask for confirmation. */
export function DecisionPair<Reason extends string>({ subject, refusal, step }: Props<Reason>) {
  const { t } = useTranslation('console');
  const [ask, question] = useDecision(subject);
  return (
    <span className={styles.acts}>
      <ReasonMenu
        label={t(refusal.texts)}
        reasons={refusal.reasons}
        onChoose={(reason) =>
          ask({
            texts: refusal.texts,
            isRefusal: true,
            reason,
            take: (options) => refusal.take(reason, options),
          })
        }
      />
      <Button
        size="small"
        variant="primary"
        isBusy={step.isBusy}
        isDisabled={step.isDisabled}
        onClick={() => ask({ texts: step.texts, isRefusal: false, take: step.take })}
      >
        {t(step.texts)}
      </Button>
      {question}
    </span>
  );
}

interface ReasonMenuProps<Reason extends string> {
  readonly label: string;
  readonly reasons: readonly Reason[];
  readonly onChoose: (reason: Reason) => void;
}

/** A refusal always has a reason, which the player sees too. */
function ReasonMenu<Reason extends string>({ label, reasons, onChoose }: ReasonMenuProps<Reason>) {
  const { t } = useTranslation('console');
  return (
    <Menu trigger={<Button size="small">{label}</Button>}>
      {reasons.map((reason) => (
        <MenuItem key={reason} onSelect={() => onChoose(reason)}>
          {t(reasonKey(reason))}
        </MenuItem>
      ))}
    </Menu>
  );
}
