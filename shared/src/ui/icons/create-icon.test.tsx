import { render } from '@testing-library/react';
import { ChevronsUpDown, Dices, Heart, WifiOff } from 'lucide-react';
import createIcon from './create-icon.ts';

/** What lucide's own component draws, without its classes. */
function drawnByLucide(Icon: typeof Heart): SVGElement {
  const svg = render(<Icon size={20} className="mine" aria-hidden />).container.firstElementChild as SVGElement;
  svg.setAttribute('class', 'mine');
  svg.removeAttribute('xmlns');
  return svg;
}

it.each([
  ['a heart', Heart],
  ['dice', Dices],
  ['a broken line', WifiOff],
  ['two chevrons', ChevronsUpDown],
])('draws %s as lucide does', (_, lucides) => {
  const expected = drawnByLucide(lucides);
  const node = [...expected.children].map(
    (child, key) =>
      [
        child.tagName,
        { ...Object.fromEntries([...child.attributes].map((one) => [one.name, one.value])), key: String(key) },
      ] as const,
  );
  const Icon = createIcon({ node });
  const drawn = render(<Icon size={20} className="mine" aria-hidden />).container.firstElementChild as SVGElement;
  expect(drawn.isEqualNode(expected)).toBe(true);
});
