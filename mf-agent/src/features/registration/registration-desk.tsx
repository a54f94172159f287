import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { AlertIcon, InviteIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import type { DownlineSettings } from '../../model/team.ts';
import { HandoverCard } from './handover-card.tsx';
import { KindField } from './kind-field.tsx';
import { OwnLink } from './own-link.tsx';
import { FirstPasswordField } from './password-field.tsx';
import { RebateField } from './rebate-field.tsx';
import styles from './registration.module.css';
import { type RegistrationRules, useRegistrationForm } from './use-registration-form.ts';
import { UsernameField } from './username-field.tsx';

interface Props {
  readonly settings: DownlineSettings;
  readonly rules: RegistrationRules;
}

/** The form, and what came of it in its place. */
export function RegistrationDesk({ settings, rules }: Props) {
  const { t } = useTranslation('agent');
  const { form, submit, handover, again } = useRegistrationForm(rules);
  const { errors, isSubmitting } = form.formState;
  return (
    <div className={styles.desk}>
      {handover ? (
        <HandoverCard handover={handover} onAgain={again} />
      ) : (
        <Panel>
          <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
            <KindField form={form} agentRank={settings.agentRank} />
            <UsernameField form={form} rule={rules.username} />
            <FirstPasswordField form={form} rule={rules.password} />
            <RebateField form={form} settings={settings} />
            {errors.root && (
              <p role="alert" className={styles.refusal}>
                <AlertIcon aria-hidden size={15} />
                {errors.root.message}
              </p>
            )}
            <Button type="submit" variant="primary" size="large" icon={<InviteIcon />} isBusy={isSubmitting} isWide>
              {t('register.submit')}
            </Button>
          </form>
        </Panel>
      )}
      {settings.inviteCode && <OwnLink inviteCode={settings.inviteCode} />}
    </div>
  );
}
