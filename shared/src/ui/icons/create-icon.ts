import { createElement, type SVGProps } from 'react';

/** An icon as lucide's files describe it: elements of an SVG of 24 by 24. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface GlyphProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/**
 * Makes the component of an icon. The build puts it in the place of lucide's own function (deploy/presets/webpack),
 * which computes far more for each icon and is 2 kB of the first route.
 */
export default function createIcon({ node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, where its module is
  return function Glyph({ size = 24, ...rest }: GlyphProps) {
    const box = { width: size, height: size, viewBox: '0 0 24 24', fill: 'none' };
    const line = { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
    const children = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...box, ...line, ...rest }, children);
  };
}
