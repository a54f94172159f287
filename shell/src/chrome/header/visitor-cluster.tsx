import { useTranslation } from '@tessera/shared/i18n';
import { Button, type ButtonProps } from '@tessera/shared/ui/button';
import { openSignInOption, type SignInOption, useSignInOptions } from '../../intents/sign-in-options.ts';
import styles from './visitor-cluster.module.css';

const looks: Readonly<Record<SignInOption['intent'], Pick<ButtonProps, 'variant' | 'className'>>> = {
  'start-free-play': { variant: 'text', className: styles.freePlay },
  'sign-in': {},
  register: { variant: 'primary' },
};

/** Free play, log in, register. The quick log-in replaces the first two, because its form can do both. */
export function VisitorCluster({ hasQuickLogin }: { readonly hasQuickLogin: boolean }) {
  const { t } = useTranslation('shell');
  return useSignInOptions()
    .filter(({ intent }) => !hasQuickLogin || intent === 'register')
    .map((way) => (
      <Button key={way.intent} {...looks[way.intent]} onClick={() => void openSignInOption(way)}>
        {t(way.label)}
      </Button>
    ));
}
