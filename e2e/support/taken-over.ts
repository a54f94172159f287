import type { Locator, Page } from '@playwright/test';
import { isTakenOver as isElementTakenOver } from '../../shell/src/boot/taken-over.ts';

/** Whether React answers for an element, which is in the page before that where the edge has rendered it. */
export async function isTakenOver(part: Locator): Promise<boolean> {
  // No wait for the element, which may have gone since it was counted.
  const [element] = await part.elementHandles();
  return element !== undefined && (await element.evaluate(isElementTakenOver));
}

/**
 * Describes each attribute in the DOM that differs from React's props: in production React does not report such differences when it
 * hydrates. Attributes that the page's own code
 * sets count too, but for `data-…`.
 */
export const differingAttributes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** `className`, `strokeWidth` and `aria-label` as they are compared: `class`, `strokewidth`, `arialabel`. */
    const plain = (name: string): string =>
      ({ className: 'class', htmlFor: 'for' })[name] ?? name.replaceAll(/[-:]/g, '').toLowerCase();
    /** Not those that React writes in another way, nor those whose attribute is only the first value. */
    const isAttribute = (name: string): boolean =>
      !/^(?:on[A-Z]|suppress|default[A-Z]|children$|ref$|style$|value$|checked$|dangerouslySetInnerHTML$|autoFocus$)/.test(
        name,
      );
    /** A value as `attribute` has it, which is `undefined` where it is missing. */
    const matches = (value: unknown, attribute: string | undefined): boolean => {
      if (value === null || value === undefined || typeof value === 'function') return attribute === undefined;
      if (value === true) return attribute === '' || attribute === 'true';
      if (value === false) return attribute === undefined || attribute === 'false';
      return attribute === String(value);
    };
    const found = new Set<string>();
    for (const element of document.querySelectorAll('#root *')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      if (!key) continue;
      const props = (element as unknown as Record<string, Record<string, unknown>>)[key] ?? {};
      const expected = new Map(
        Object.entries(props)
          .filter(([name]) => isAttribute(name))
          .map(([name, value]) => [plain(name), value]),
      );
      const actual = new Map(
        [...element.attributes].filter(({ name }) => isAttribute(name)).map(({ name, value }) => [plain(name), value]),
      );
      // The page's own code marks elements for its styles with them.
      for (const name of new Set([...expected.keys(), ...actual.keys()]))
        if (
          !(expected.get(name) === undefined && name.startsWith('data')) &&
          !matches(expected.get(name), actual.get(name))
        )
          found.add(
            `<${element.localName} class="${element.getAttribute('class')}"> has ${name}=${actual.get(name)}, not ${expected.get(name)}`,
          );
    }
    return [...found];
  });
