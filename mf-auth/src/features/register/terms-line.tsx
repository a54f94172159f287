import { useTranslation } from '@tessera/shared/i18n';
import { Checkbox, type CheckboxProps } from '@tessera/shared/ui/checkbox';
import { Fragment } from 'react';
import styles from './register-form.module.css';

const pages = ['terms', 'privacy', 'responsible'];

/** One sentence with links in it: `I agree to the <terms>terms</terms>`; a page opens beside the form, which stays. */
function linked(sentence: string) {
  return sentence.split(/(<\w+>[^<]*<\/\w+>)/).map((part, at) => {
    const [, page = '', words = ''] = /^<(\w+)>([^<]*)</.exec(part) ?? [];
    if (!pages.includes(page)) return <Fragment key={`${at}-words`}>{part}</Fragment>;
    return (
      <a key={page} className={styles.link} href={`/${page}`} target="_blank" rel="noopener">
        {words}
      </a>
    );
  });
}

/** The consent: 18 or older, and what is agreed to (spec §5); never ticked beforehand. */
export function TermsLine(props: CheckboxProps) {
  const { t } = useTranslation('auth');
  return (
    <Checkbox {...props} className={styles.terms}>
      {linked(t('register.terms'))}
    </Checkbox>
  );
}
