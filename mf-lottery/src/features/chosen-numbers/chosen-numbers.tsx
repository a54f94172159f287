import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { classNames } from '@tessera/shared/ui/class-names';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { isShortened } from '../../model/selection.ts';
import { type Chosen, useText } from '../text/use-text.ts';
import styles from './chosen-numbers.module.css';

interface Props {
  /** Of the short text, which stays the description of the bet's buttons while all numbers are shown. */
  readonly id: string;
  readonly className: string | undefined;
  readonly chosen: Chosen;
  /** Fetches the bet with all of its numbers; absent where none are left out. */
  readonly load?: () => Promise<Chosen>;
}

/** The numbers of a bet. Of many the first ones are shown, and a button shows all. */
export function ChosenNumbers({ id, className, chosen, load }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const errorText = useErrorText('lottery');
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<Chosen>();
  const [isLoading, setIsLoading] = useState(false);
  const { numbers, numbersLeftOut = 0 } = chosen;
  const isMany = isShortened(numbers, numbersLeftOut);
  const count = numbers.reduce((sum, { length }) => sum + length, numbersLeftOut);
  // A bet of the slip may be edited while all of it is shown.
  const whole = load ? loaded : chosen;
  const isWhole = isMany && isOpen && whole !== undefined;

  async function showAll() {
    setIsLoading(true);
    try {
      if (load && !loaded) setLoaded(await load());
      setIsOpen(true);
    } catch (error) {
      toast.show({ tone: 'warn', title: errorText(error) });
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <>
      <p id={id} className={className} hidden={isWhole}>
        {text.selection(chosen)}
      </p>
      {isWhole && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: thousands of numbers are scrolled with the keys
        <p className={classNames(className, styles.all)} tabIndex={0}>
          {text.selection(whole, Number.POSITIVE_INFINITY)}
        </p>
      )}
      {isMany && (
        <Button
          variant="text"
          size="small"
          className={styles.toggle}
          isBusy={isLoading}
          aria-expanded={isWhole}
          aria-describedby={id}
          onClick={() => (isWhole ? setIsOpen(false) : void showAll())}
        >
          {isWhole ? t('typed.fewer') : t('typed.all', { count })}
        </Button>
      )}
    </>
  );
}
