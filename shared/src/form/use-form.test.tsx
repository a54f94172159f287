import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Control, useController, useForm } from './index.ts';

interface Values {
  amount: string;
  name: string;
}

/** Renders itself later, and so is registered after the fields of its parent. */
function Amount({ control }: { control: Control<Values> }) {
  const { field } = useController({ control, name: 'amount', rules: { required: true } });
  return <input {...field} aria-label="amount" />;
}

function Form() {
  const { control, register, handleSubmit } = useForm<Values>({ defaultValues: { amount: '', name: '' } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Amount control={control} />
      <input {...register('name', { required: true })} aria-label="name" />
      <button type="submit">send</button>
    </form>
  );
}

it('a refused form focuses its first wrong field in page order, whatever the order of registration', async () => {
  const person = userEvent.setup();
  render(<Form />);
  await person.click(screen.getByRole('button'));
  expect(screen.getByLabelText('amount')).toHaveFocus();
  await person.type(screen.getByLabelText('amount'), '5');
  await person.click(screen.getByRole('button'));
  expect(screen.getByLabelText('name')).toHaveFocus();
});
