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
