import { currencyOf } from '../../money/money.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Money } from './index.ts';

const text = (element: Parameters<typeof renderUi>[0], language?: string) =>
  renderUi(element, language).container.textContent;
const P = currencyOf('P');

it('an unknown amount is a dash, never zero', () => {
  expect(text(<Money minor={undefined} currency={P} />)).toBe('–');
  expect(text(<Money minor={0} currency={P} />)).toBe('0.00 P');
});

it('shows gains and losses with their signs', () => {
  const { container } = renderUi(<Money minor={-760_000} currency={P} isGainLoss hasUnit={false} />);
  expect(container).toHaveTextContent('−7,600.00');
  expect(container.firstElementChild).toHaveClass('loss');
});

it("uses the reader's language", () => {
  expect(text(<Money minor={1_284_500} currency={currencyOf('DIEM')} />, 'vi')).toBe('1.284.500 điểm');
  expect(text(<Money minor={128_450_000} currency={P} isCompact />, 'ko')).toBe('128.4만 P');
});
