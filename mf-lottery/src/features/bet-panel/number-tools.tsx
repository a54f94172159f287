import { useTranslation } from '@tessera/shared/i18n';
import { type Play, typedBetsLimit } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { Chip } from '@tessera/shared/ui/chip';
import { useState } from 'react';
import { takenOf } from '../../model/blocked.ts';
import {
  animals,
  fittingNumbers,
  joinedNumbers,
  type NumberTool,
  numberSides,
  numbersBy,
  permuted,
  toggledNumbers,
  toolsFor,
} from '../../model/number-tools.ts';
import { useRoving } from '../keyboard/use-roving.ts';
import { useText } from '../text/use-text.ts';
import { NumberEntry } from './number-entry.tsx';
import styles from './number-tools.module.css';
import { SteppedRange } from './stepped-range.tsx';

interface Props {
  readonly play: Play;
  readonly digits: number;
  /** Numbers that are not taken. */
  readonly closed: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (numbers: readonly string[]) => void;
}

const digitOptions = [...'0123456789'];
const optionsOf: Readonly<Partial<Record<NumberTool, readonly string[]>>> = {
  head: digitOptions,
  tail: digitOptions,
  sum: digitOptions,
  sides: numberSides,
  zodiac: animals,
};

/** Ways to choose many numbers at once; each adds to what is chosen. */
export function NumberTools({ play, digits, closed, chosen, onChoose }: Props) {
  const { t } = useTranslation('lottery');
  const tools = toolsFor(digits);
  // Where numbers stand in no grid, typing them is the first way.
  const [tool, setTool] = useState<NumberTool | undefined>(digits > 2 ? 'typed' : undefined);
  const roving = useRoving(tools.length);
  // A tool knows digits, not what the play or this draw leaves out.
  const accepted = (numbers: readonly string[]) =>
    takenOf(numbers, closed).filter((number) => play.rule.acceptsTyped?.(number) ?? true);
  const [last, setLast] = useState<{ readonly chosen: readonly string[]; readonly left: number }>();
  // Of the numbers that are chosen now.
  const left = last?.chosen === chosen ? last.left : 0;
  const choose = (next: readonly string[], wanted: readonly string[]) => {
    setLast({ chosen: next, left: next.length < chosen.length ? 0 : fittingNumbers(chosen, wanted).others.length });
    onChoose(next);
  };
  const add = (numbers: readonly string[]) => {
    const wanted = accepted(numbers);
    choose(joinedNumbers(chosen, wanted), wanted);
  };
  const options = tool && optionsOf[tool];
  return (
    <div className={styles.tools}>
      <div {...roving.row} role="toolbar" aria-label={t('numbers.tools')} className={styles.chips}>
        {tools.map((each, index) => (
          <Chip
            key={each}
            {...roving.item(index)}
            isSelected={each === tool}
            onClick={() => setTool(each === tool ? undefined : each)}
          >
            {t(`numbers.tool.${each}`)}
          </Chip>
        ))}
      </div>
      {tool && options && (
        <ToolOptions
          tool={tool}
          options={options}
          numbersOf={(option) => accepted(numbersBy(tool, option, digits))}
          chosen={chosen}
          onPress={(numbers) => choose(toggledNumbers(chosen, numbers), numbers)}
        />
      )}
      {tool === 'range' && <SteppedRange digits={digits} onAdd={add} />}
      {tool === 'permute' && (
        <div className={styles.permute}>
          <p>{t('numbers.permuteNote')}</p>
          <Button isDisabled={chosen.length === 0} onClick={() => add(permuted(chosen))}>
            {t('numbers.permute')}
          </Button>
        </div>
      )}
      {tool === 'typed' && <NumberEntry key={play.code} play={play} closed={closed} chosen={chosen} onAdd={add} />}
      <p className={styles.left} role="status">
        {left > 0 && t('numbers.noRoom', { most: typedBetsLimit, left })}
      </p>
    </div>
  );
}

interface OptionsProps extends Pick<Props, 'chosen'> {
  readonly tool: NumberTool;
  readonly options: readonly string[];
  readonly numbersOf: (option: string) => readonly string[];
  readonly onPress: (numbers: readonly string[]) => void;
}

/** Groups of numbers; one that is chosen as a whole is taken away by another press. */
function ToolOptions({ tool, options, numbersOf, chosen, onPress }: OptionsProps) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const roving = useRoving(options.length);
  const known = new Set(chosen);
  return (
    <div {...roving.row} role="toolbar" aria-label={t(`numbers.tool.${tool}`)} className={styles.options}>
      {options.map((option, index) => {
        const numbers = numbersOf(option);
        return (
          <Chip
            key={option}
            {...roving.item(index)}
            isSelected={numbers.length > 0 && numbers.every((number) => known.has(number))}
            onClick={() => onPress(numbers)}
          >
            {tool === 'zodiac' ? t(`animal.${option}`) : text.option(option)}
          </Chip>
        );
      })}
    </div>
  );
}
