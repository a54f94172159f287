const FIELDS = 'a[href], button, input, select, textarea, [tabindex]';
/** Time in which a dialog that closes returns the focus itself. */
const SETTLES_MS = 60;

/**
 * Keeps the keyboard's place when the focused element is removed, e.g. the login button after a sign-in: the browser would
 * begin again at the top of the page. The next Tab goes on from what surrounded the element, or from the page.
 */
export function keepFocus(): () => void {
  /** The focused element and what it is in; one may have it already when this code arrives. */
  let place = placeOf(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = ({ target }: FocusEvent) => {
    place = placeOf(target);
  };
  // A frame has the focus without an event in this document.
  const followFrame = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement) place = placeOf(activeElement);
  };
  const isLost = () => place[0]?.isConnected === false && (document.activeElement ?? document.body) === document.body;
  const restore = () => {
    timer = undefined;
    if (!isLost()) return;
    const near = place.find((element) => element.isConnected && element.querySelector(FIELDS));
    const above = document.querySelector('[data-over-page] [role="dialog"]');
    // A page that is locked takes no focus: then the place stays lost, and is looked for again after the next change.
    focusOn(near ?? above ?? document.getElementById('main'));
  };
  const removals = new MutationObserver(() => {
    if (timer === undefined && isLost()) timer = setTimeout(restore, SETTLES_MS);
  });
  document.addEventListener('focusin', follow);
  window.addEventListener('blur', followFrame);
  removals.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    window.removeEventListener('blur', followFrame);
    removals.disconnect();
    clearTimeout(timer);
  };
}

function placeOf(focused: EventTarget | null): readonly Element[] {
  return focused instanceof Element && focused !== document.body ? [focused, ...ancestorsOf(focused)] : [];
}

/** From the nearest one up to, and without, what belongs to no part of the page. */
function ancestorsOf(element: Element): Element[] {
  const above: Element[] = [];
  const root = document.getElementById('root');
  for (let at = element.parentElement; at && at !== root && at !== document.body; at = at.parentElement) above.push(at);
  return above;
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches(FIELDS)) {
    element.tabIndex = -1;
    // A place, not a control: no ring around half the page.
    element.style.outline = 'none';
    const leave = () => {
      element.removeAttribute('tabindex');
      element.style.outline = '';
    };
    element.addEventListener('blur', leave, { once: true });
  }
  element.focus({ preventScroll: true });
}
