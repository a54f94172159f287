import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { CheckIcon, ChevronDownIcon } from '../icons/glyphs.ts';
import styles from './select.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string> extends Omit<FieldProps, 'children' | 'isGroup'> {
  readonly options: readonly SelectOption<Value>[];
  /** `undefined` while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  /** The element to focus when a form moves to its first error. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A choice of one from a list; with react-hook-form pass a `Controller`'s value and onChange. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, onBlur, name, placeholder, ref, ...field } = props;
  const { t } = useTranslation('ui');
  return (
    <Field {...field}>
      {(ids) => (
        // Our style sheet hides the scroll bar, so Base UI adds no style element.
        <CSPProvider disableStyleElements>
          <Base.Root
            items={options}
            value={value ?? null}
            onValueChange={(next) => next !== null && onChange(next as Value)}
            name={name}
            disabled={field.isDisabled}
            modal={false}
          >
            <Base.Trigger
              {...ids}
              ref={ref}
              onBlur={onBlur}
              className={classNames(styles.trigger, field.error && styles.error)}
            >
              <Base.Value className={styles.value}>
                {(chosen: Value | null) =>
                  options.find((option) => option.value === chosen)?.label ?? (
                    <span className={styles.placeholder}>{placeholder ?? t('field.choose')}</span>
                  )
                }
              </Base.Value>
              <Base.Icon className={styles.chevron}>
                <ChevronDownIcon aria-hidden size={18} />
              </Base.Icon>
            </Base.Trigger>
            <Base.Portal>
              <Base.Positioner
                className={styles.positioner}
                sideOffset={5}
                alignItemWithTrigger={false}
                collisionPadding={8}
              >
                <Base.Popup className={styles.popup}>
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.isDisabled}
                      className={styles.item}
                    >
                      <Base.ItemText className={styles.text}>{option.label}</Base.ItemText>
                      <Base.ItemIndicator className={styles.check}>
                        <CheckIcon aria-hidden size={18} />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.Popup>
              </Base.Positioner>
            </Base.Portal>
          </Base.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
