import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Slider } from '../slider/slider.tsx';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { Stepper } from './stepper.tsx';

function Multiple() {
  const [value, setValue] = useState(1);
  return <Stepper label="배수" value={value} onChange={setValue} min={1} max={20} />;
}

it('changes by button and arrow key, never past its limits', async () => {
  const { person } = renderUi(<Multiple />);
  const input = screen.getByRole('spinbutton', { name: '배수' });
  expect(screen.getByRole('button', { name: '배수 줄이기' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: '배수 늘리기' }));
  await person.type(input, '{ArrowUp}');
  expect(input).toHaveValue('3');
  await person.clear(input);
  await person.type(input, '99');
  expect(input).toHaveValue('20');
  expect(await axeFaults()).toEqual([]);
});

function Issues({ onSend }: { readonly onSend: () => void }) {
  const [value, setValue] = useState(10);
  return (
    <form onSubmit={onSend}>
      <Stepper label="회차" value={value} onChange={setValue} min={2} max={50} />
      <output>{value}</output>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setValue(20)}>
        스무 회차
      </button>
      <button type="submit">보내기</button>
    </form>
  );
}

function showIssues() {
  const send = jest.fn((event?: { preventDefault(): void }) => event?.preventDefault());
  const { person } = renderUi(<Issues onSend={send} />);
  const input = screen.getByRole('spinbutton', { name: '회차' });
  /** What the field shows, and the number that counts. */
  const shown = () => [input.getAttribute('value'), screen.getByRole('status').textContent];
  return { person, input, shown, send };
}

it('is what is typed into it after it was emptied, also where its first digit is below the limit', async () => {
  const { person, input, shown } = showIssues();
  await person.clear(input);
  await person.type(input, '5');
  expect(shown()).toEqual(['5', '5']);
  await person.clear(input);
  await person.type(input, '15');
  expect(shown()).toEqual(['15', '15']);
  await person.type(input, '{Backspace}{Backspace}4');
  expect(shown()).toEqual(['4', '4']);
});

it('keeps its number while it is empty, shows it there, and has it again when it is left', async () => {
  const { person, input, shown } = showIssues();
  await person.clear(input);
  expect(shown()).toEqual(['', '10']);
  expect(input).toHaveAttribute('placeholder', '10');
  await person.tab();
  expect(shown()).toEqual(['10', '10']);
});

it('counts a number below the limit as the limit at once, and shows it when it is left', async () => {
  const { person, input, shown } = showIssues();
  await person.clear(input);
  await person.type(input, '1');
  expect(shown()).toEqual(['1', '2']);
  await person.tab();
  expect(shown()).toEqual(['2', '2']);
});

it('shows a number that it got from elsewhere while it was typed in', async () => {
  const { person, input, shown } = showIssues();
  await person.type(input, '{Backspace}');
  await person.click(screen.getByRole('button', { name: '스무 회차' }));
  expect(input).toHaveFocus();
  expect(shown()).toEqual(['20', '20']);
});

it('shows the number that counts on Enter, which sends the form only when it was shown already', async () => {
  const { person, input, shown, send } = showIssues();
  await person.clear(input);
  await person.type(input, '1{Enter}');
  expect(shown()).toEqual(['2', '2']);
  expect(send).not.toHaveBeenCalled();
  await person.type(input, '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

function Odds() {
  const [value, setValue] = useState(0.3);
  return <Slider label="롤링" min={0} max={0.8} step={0.1} value={value} onChange={setValue} valueText={`${value}%`} />;
}

it('a slider can be moved without dragging, in exact steps', async () => {
  const { person } = renderUi(<Odds />);
  await person.click(screen.getByRole('button', { name: '롤링 늘리기' }));
  const slider = screen.getByRole('slider', { name: '롤링' });
  expect(slider).toHaveValue('0.4');
  expect(slider).toHaveAttribute('aria-valuetext', '0.4%');
  fireEvent.change(slider, { target: { value: '0.8' } });
  expect(screen.getByRole('button', { name: '롤링 늘리기' })).toBeDisabled();
});
