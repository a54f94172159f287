import { useTranslation } from '@tessera/shared/i18n';
import { Button, type ButtonProps } from '@tessera/shared/ui/button';
import { goIn } from '../../intents/go-in.ts';
import { useWaysIn, type WayIn } from '../../intents/ways-in.ts';
import styles from './visitor-cluster.module.css';

const looks: Readonly<Record<WayIn['intent'], Pick<ButtonProps, 'variant' | 'className'>>> = {
  'start-free-play': { variant: 'text', className: styles.freePlay },
  'sign-in': {},
  register: { variant: 'primary' },
};

/** Free play, log in, register. Where the quick log-in stands beside it, that signs in and leads to free play by itself. */
export function VisitorCluster({ hasQuickLogin }: { readonly hasQuickLogin: boolean }) {
  const { t } = useTranslation('shell');
  return useWaysIn()
    .filter(({ intent }) => !hasQuickLogin || intent === 'register')
    .map((way) => (
      <Button key={way.intent} {...looks[way.intent]} onClick={() => void goIn(way)}>
        {t(way.label)}
      </Button>
    ));
}
