import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { type Decision, type Subject, useDecision } from './decision.tsx';
import styles from './decision-pair.module.css';
import { ReasonMenu } from './reason-menu.tsx';

type Options = Parameters<Decision['take']>[0];

interface Props<Reason extends string> {
  readonly subject: Subject;
  readonly refusal: {
    readonly texts: string;
    readonly reasons: readonly Reason[];
    readonly take: (reason: Reason, options: Options) => void;
  };
  readonly step: { readonly texts: string; readonly isBusy: boolean; readonly take: (options: Options) => void };
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
        onClick={() => ask({ texts: step.texts, isRefusal: false, take: step.take })}
      >
        {t(step.texts)}
      </Button>
      {question}
    </span>
  );
}
