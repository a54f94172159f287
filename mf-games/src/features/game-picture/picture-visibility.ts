/** Spec §9: asked for from 1.3 windows away, when a tenth of it is there, and at most once per 200 ms. */
const nearness: IntersectionObserverInit = { rootMargin: '30%', threshold: 0.1 };
const throttleMs = 200;

const requests = new Map<Element, () => void>();
let near: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let observer: IntersectionObserver | undefined;

function load(): void {
  const loads = near;
  near = [];
  // Pictures that become visible during scrolling wait for the next batch.
  timer = loads.length > 0 ? setTimeout(load, throttleMs) : undefined;
  for (const begin of loads) begin();
}

function see(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const begin = isIntersecting ? requests.get(target) : undefined;
    if (!begin) continue;
    forget(target);
    near.push(begin);
  }
  if (timer === undefined && near.length > 0) load();
}

function forget(element: Element): void {
  requests.delete(element);
  observer?.unobserve(element);
}

/** Calls once when an element comes near the window; one observer serves all of them. Answers how to stop waiting. */
export function whenNear(element: Element, begin: () => void): () => void {
  observer ??= new IntersectionObserver(see, nearness);
  let isWanted = true;
  requests.set(element, () => isWanted && begin());
  observer.observe(element);
  return () => {
    isWanted = false;
    forget(element);
  };
}
