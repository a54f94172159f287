import { startTestPage, TestPage } from '@tessera/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { SteppedRange } from './stepped-range.tsx';

describe('a range of numbers in equal steps', () => {
  beforeAll(() => startTestPage({ lottery: messages }));

  it('takes the full-width digits of an Asian keyboard as digits', () => {
    const add = jest.fn();
    render(
      <TestPage>
        <SteppedRange digits={2} onAdd={add} />
      </TestPage>,
    );
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
    type(messages.numbers.from, '１０');
    type(messages.numbers.to, '１４');
    type(messages.numbers.step, '２');
    fireEvent.click(screen.getByRole('button'));
    expect(add).toHaveBeenCalledWith(['10', '12', '14']);
  });
});
