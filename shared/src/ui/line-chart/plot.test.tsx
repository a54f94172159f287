import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import type { ChartData } from './chart-data.ts';
import { Plot } from './plot.tsx';

interface Drawing {
  readonly columns: readonly (readonly (number | null)[])[];
  readonly size: { width: number; height: number };
  isDestroyed: boolean;
}
const drawings: Drawing[] = [];

// jsdom has no canvas: calls are recorded, and each time is ten pixels to the right of the one before.
jest.mock('uplot', () => {
  interface Options {
    readonly width: number;
    readonly height: number;
    readonly hooks: { readonly setCursor: readonly ((plot: FakePlot) => void)[] };
  }
  class FakePlot {
    readonly bbox = { left: 60, width: 30 };
    cursor: { idx: number | null; left: number } = { idx: null, left: -1 };
    readonly drawing: Drawing;
    readonly hooks: Options['hooks'];

    constructor({ hooks, width, height }: Options, columns: Drawing['columns']) {
      this.hooks = hooks;
      this.drawing = { columns, size: { width, height }, isDestroyed: false };
      drawings.push(this.drawing);
    }
    valToPos(seconds: number) {
      return (this.drawing.columns[0] ?? []).indexOf(seconds) * 10;
    }
    setCursor({ left }: { left: number }) {
      this.cursor = { idx: left / 10, left };
      for (const tell of this.hooks.setCursor) tell(this);
    }
    setSize() {}
    destroy() {
      this.drawing.isDestroyed = true;
    }
  }
  return { __esModule: true, default: FakePlot };
});

const data: ChartData = {
  at: [1000, 2000, 3000, 4000],
  series: { label: '이번 주', values: [10, null, 30, 40] },
  comparison: { label: '지난주', values: [5, 6, 7, 8] },
};
const formats = {
  formatAt: (ms: number) => `${ms / 1000}일`,
  formatValue: (value: number) => `${value} P`,
  formatAxis: (value: number) => String(value),
};
const onTable = jest.fn();
const plot = (given = data) => <Plot title="베팅" data={given} height={200} onTable={onTable} {...formats} />;
const slider = () => screen.getByRole('slider', { name: '베팅' });

beforeEach(() => {
  drawings.length = 0;
  onTable.mockClear();
});

it('draws the times in seconds with the series and the previous period', () => {
  renderUi(plot());
  expect(drawings).toHaveLength(1);
  expect(drawings[0]?.columns).toEqual([
    [1, 2, 3, 4],
    [10, null, 30, 40],
    [5, 6, 7, 8],
  ]);
  expect(drawings[0]?.size.height).toBe(200);
});

it('arrow keys move from time to time, announce each, and stop at both ends', async () => {
  const { person } = renderUi(plot());
  await person.tab();
  expect(slider()).toHaveFocus();
  await person.keyboard('{ArrowRight}');
  expect(slider()).toHaveAttribute('aria-valuetext', '1일 10 P');
  await person.keyboard('{ArrowLeft}');
  expect(slider()).toHaveAttribute('aria-valuenow', '0');
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(slider()).toHaveAttribute('aria-valuetext', '4일 40 P');
  expect(slider()).toHaveAttribute('aria-valuemax', '3');
});

it('the left arrow starts at the last time', async () => {
  const { person } = renderUi(plot());
  await person.tab();
  await person.keyboard('{ArrowLeft}');
  expect(slider()).toHaveAttribute('aria-valuetext', '4일 40 P');
});

it("shows the point's tooltip with the previous period, on the side with enough space", async () => {
  const { person, container } = renderUi(plot());
  const tooltip = () => container.querySelector<HTMLElement>('[data-side]');
  await person.tab();
  await person.keyboard('{ArrowRight}');
  expect(tooltip()).toHaveTextContent('1일이번 주 10 P지난주 5 P');
  expect(tooltip()).toHaveAttribute('data-side', 'right');
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(tooltip()).toHaveAttribute('data-side', 'left');
  expect(tooltip()?.style.getPropertyValue('--at')).toBe('80px');
});

it('T asks for the table', async () => {
  const { person } = renderUi(plot());
  await person.tab();
  await person.keyboard('t');
  expect(onTable).toHaveBeenCalledTimes(1);
});

it('draws again for new data and for another theme, and leaves no old canvas', async () => {
  const { rerender, unmount } = renderUi(plot());
  rerender(plot({ ...data, series: { ...data.series, values: [1, 2, 3, 4] } }));
  expect(drawings).toHaveLength(2);
  await act(async () => {
    document.documentElement.dataset.theme = 'light';
  });
  expect(drawings).toHaveLength(3);
  unmount();
  expect(drawings.every(({ isDestroyed }) => isDestroyed)).toBe(true);
});
