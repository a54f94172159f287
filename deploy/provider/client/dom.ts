type Child = Node | string | null;
interface Parts {
  readonly class?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly on?: Readonly<Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>>>;
}

/** Creates an element. Text is never parsed as markup. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { class: className, text, attributes = {}, on = {} }: Parts = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const [name, listen] of Object.entries(on)) element.addEventListener(name, listen);
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

const iconPaths = {
  spin: 'M21 12a9 9 0 1 1-2.64-6.36L21 8M21 3v5h-5',
  info: 'M12 16v-4M12 8h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1ZM9 12l2 2 4-4',
  bolt: 'M13 2 4.1 12.7a.6.6 0 0 0 .46 1H11l-1 8.3 8.9-10.7a.6.6 0 0 0-.46-1H12Z',
  sound: 'M11 5 6 9H2v6h4l5 4ZM15.5 8.5a5 5 0 0 1 0 7M19 5a10 10 0 0 1 0 14',
  mute: 'M11 5 6 9H2v6h4l5 4ZM22 9l-6 6M16 9l6 6',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  close: 'M18 6 6 18M6 6l12 12',
} as const;
export type IconName = keyof typeof iconPaths;

const svgSpace = 'http://www.w3.org/2000/svg';

/** A line icon on a grid of 24, in the colour of the text beside it. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(svgSpace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svgSpace, 'path');
  path.setAttribute('d', iconPaths[name]);
  svg.append(path);
  return svg;
}

/** A button with an icon; `label` is its accessible name. */
export function iconButton(name: IconName, label: string, press: () => void, className = 'tool'): HTMLButtonElement {
  const button = el('button', {
    class: className,
    attributes: { type: 'button', 'aria-label': label, title: label },
    on: { click: press },
  });
  button.append(icon(name));
  return button;
}
