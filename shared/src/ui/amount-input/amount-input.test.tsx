import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { currencyOf } from '../../money/money.ts';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { AmountInput } from './amount-input.tsx';

const P = currencyOf('P');

function Deposit({ onMinor }: { onMinor: (minor: number | undefined) => void }) {
  const [minor, setMinor] = useState<number | undefined>();
  const change = (next: number | undefined) => {
    setMinor(next);
    onMinor(next);
  };
  return <AmountInput label="금액" minor={minor} onChange={change} currency={P} quickMinor={[1_000_000, 5_000_000]} />;
}

it('groups while typing and reads the amount back in 만', async () => {
  const told = jest.fn();
  const { person } = renderUi(<Deposit onMinor={told} />);
  const input = screen.getByLabelText('금액');
  await person.type(input, '300000');
  expect(input).toHaveValue('300,000');
  expect(screen.getByText('30만')).toBeInTheDocument();
  expect(told).toHaveBeenLastCalledWith(30_000_000);
  expect(await axeFaults()).toEqual([]);
});

it('a digit typed in the middle leaves the caret behind it', async () => {
  const { person } = renderUi(<Deposit onMinor={() => undefined} />);
  const input = screen.getByLabelText<HTMLInputElement>('금액');
  await person.type(input, '1234');
  await person.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue('19,234');
  expect(input.selectionStart).toBe(2);
});

it('quick amounts add up and clearing empties', async () => {
  const told = jest.fn();
  const { person } = renderUi(<Deposit onMinor={told} />);
  await person.click(screen.getByRole('button', { name: '1만 더하기' }));
  await person.click(screen.getByRole('button', { name: '5만 더하기' }));
  expect(screen.getByLabelText('금액')).toHaveValue('60,000');
  await person.click(screen.getByRole('button', { name: '정정' }));
  expect(told).toHaveBeenLastCalledWith(undefined);
  expect(screen.getByLabelText('금액')).toHaveValue('');
});

it('adding to the greatest allowed amount shows the result, and never less', async () => {
  const told = jest.fn();
  const { person } = renderUi(<Deposit onMinor={told} />);
  await person.click(screen.getByLabelText('금액'));
  await person.paste('9999999999999.99');
  await person.click(screen.getByRole('button', { name: '1만 더하기' }));
  expect(screen.getByLabelText('금액')).toHaveValue('9,999,999,999,999.99');
  expect(told).toHaveBeenLastCalledWith(999_999_999_999_999);
});

it('a pasted "30만 P" is parsed', async () => {
  const told = jest.fn();
  const { person } = renderUi(<Deposit onMinor={told} />);
  await person.click(screen.getByLabelText('금액'));
  await person.paste('30만 P');
  expect(screen.getByLabelText('금액')).toHaveValue('300,000');
  expect(told).toHaveBeenLastCalledWith(30_000_000);
});

it('the text is not changed while an input method composes', () => {
  const told = jest.fn();
  renderUi(<Deposit onMinor={told} />);
  const input = screen.getByLabelText('금액');
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: '１２' }, isComposing: true });
  expect(input).toHaveValue('１２');
  expect(told).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input);
  expect(input).toHaveValue('12');
  expect(told).toHaveBeenLastCalledWith(1200);
});
