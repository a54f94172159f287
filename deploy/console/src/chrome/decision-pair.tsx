import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { type Decision, type Subject, useDecision } from './decision.tsx';
import styles from './decision-pair.module.css';
import { ReasonMenu } from './reason-menu.tsx';

type Options = Parameters<Decision['take']>[0];

interface Props<Reason extends string> {
  readonly subject: Subject;
  readonly refusal: {
    readonly words: string;
    readonly reasons: readonly Reason[];
    readonly take: (reason: Reason, options: Options) => void;
  };
  readonly step: { readonly words: string; readonly isBusy: boolean; readonly take: (options: Options) => void };
}

/** The two ways to decide on somebody's money: refuse for a reason, or take the next step. Both ask first. */
export function DecisionPair<Reason extends string>({ subject, refusal, step }: Props<Reason>) {
  const { t } = useTranslation('console');
  const [ask, question] = useDecision(subject);
  return (
    <span className={styles.acts}>
      <ReasonMenu
        label={t(refusal.words)}
        reasons={refusal.reasons}
        onChoose={(reason) =>
          ask({
            words: refusal.words,
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
        onClick={() => ask({ words: step.words, isRefusal: false, take: step.take })}
      >
        {t(step.words)}
      </Button>
      {question}
    </span>
  );
}
