import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { TextAreaField } from '@tessera/shared/ui/field';
import { Icon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Select } from '@tessera/shared/ui/select';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { questionTypes } from '@tessera/shared/wire/system';
import { type FormEvent, useRef, useState } from 'react';
import styles from './content.module.css';
import { lengthFault, useFeedback } from './use-feedback.ts';
import { useSiteSettings } from './use-site-texts.ts';

type QuestionType = (typeof questionTypes)[number];

/** Feedback: its subject, and a text between a minimum and a maximum length (decision 19); beside another form its button is not the main one. */
export function FeedbackForm({ isSecond = false }: { readonly isSecond?: boolean }) {
  const settings = useSiteSettings();
  return (
    <ResourceView resource={settings} skeleton={<SkeletonText lines={6} />}>
      {({ feedback }) => <Form bounds={feedback} isSecond={isSecond} />}
    </ResourceView>
  );
}

interface FormProps {
  readonly bounds: { readonly minLength: number; readonly maxLength: number };
  readonly isSecond: boolean;
}

function Form({ bounds, isSecond }: FormProps) {
  const { t } = useTranslation('shell');
  const [questionType, setQuestionType] = useState<QuestionType>('account');
  const [content, setContent] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isSending, refusal, isSent, reference, again } = useFeedback();
  const fault = lengthFault(content, bounds);
  // While the user is still writing, only a text that is too long is an error.
  const isFaultShown = fault === 'long' || (isChecked && fault === 'short');
  const range = { min: bounds.minLength, max: bounds.maxLength };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (fault) field.current?.focus();
    else send({ questionType, content });
  };
  if (isSent)
    return (
      <EmptyState
        icon={<Icon of="done" />}
        title={t('feedback.sent')}
        detail={reference && t('feedback.reference', { reference })}
        actions={
          <Button
            onClick={() => {
              setContent('');
              setIsChecked(false);
              again();
            }}
          >
            {t('feedback.another')}
          </Button>
        }
      />
    );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Select
        label={t('feedback.about')}
        hasMessage={false}
        options={questionTypes.map((type) => ({ value: type, label: t(`feedback.type.${type}`) }))}
        value={questionType}
        onChange={setQuestionType}
      />
      <TextAreaField
        ref={field}
        label={t('feedback.content')}
        name="content"
        rows={7}
        maxLength={bounds.maxLength}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        hint={t('feedback.bounds', range)}
        error={isFaultShown ? t(`feedback.too.${fault}`, range) : refusal}
      />
      <Button type="submit" variant={isSecond ? 'neutral' : 'primary'} isBusy={isSending}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
