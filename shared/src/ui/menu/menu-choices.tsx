import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/glyphs.ts';
import styles from './menu.module.css';

export interface MenuChoice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface MenuChoicesProps<Value extends string> {
  readonly value: Value;
  readonly choices: readonly MenuChoice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A choice of one inside a menu: language, theme, sort order. */
export function MenuChoices<Value extends string>({ value, choices, onChange }: MenuChoicesProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
      {choices.map((choice) => (
        <Base.RadioItem key={choice.value} value={choice.value} className={styles.item} closeOnClick>
          <span className={styles.text}>{choice.label}</span>
          <Base.RadioItemIndicator className={styles.check}>
            <CheckIcon aria-hidden size={17} />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}
