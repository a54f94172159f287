import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { Segmented } from '../segmented/segmented.tsx';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { RadioCard, RadioCards } from './radio-card.tsx';

function Methods({ onSubmit }: { onSubmit: (values: object) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { method: 'bank' } });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))}>
      <RadioCards label="방법">
        <RadioCard {...register('method')} value="bank" title="은행 이체" lines={['1만 – 500만 P', '보통 3분']} />
        <RadioCard {...register('method')} value="virtual" title="가상 계좌" />
      </RadioCards>
      <button type="submit">다음</button>
    </form>
  );
}

it('one method is chosen, by arrow key too, and reaches the form', async () => {
  const submit = jest.fn();
  const { person } = renderUi(<Methods onSubmit={submit} />);
  expect(screen.getByRole('radio', { name: /은행 이체/ })).toBeChecked();
  await person.click(screen.getByText('가상 계좌'));
  await person.click(screen.getByRole('button', { name: '다음' }));
  expect(submit).toHaveBeenCalledWith({ method: 'virtual' });
  expect(await axeFaults()).toEqual([]);
});

it('segments report the chosen view', async () => {
  const change = jest.fn();
  const segments = [
    { value: 'today', label: '오늘' },
    { value: 'week', label: '7일' },
  ] as const;
  const { person } = renderUi(<Segmented label="기간" segments={segments} value="today" onChange={change} />);
  await person.click(screen.getByRole('radio', { name: '7일' }));
  expect(change).toHaveBeenCalledWith('week');
  expect(await axeFaults()).toEqual([]);
});
