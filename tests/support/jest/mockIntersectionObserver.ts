/** A mock of IntersectionObserver, which jsdom doesn't provide. Tests decide which elements intersect. */
export class MockIntersectionObserver {
  static all: MockIntersectionObserver[] = [];
  readonly targets = new Set<Element>();

  constructor(
    private readonly callback: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {},
  ) {
    MockIntersectionObserver.all.push(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
  }

  /** Calls the callback with an entry for each target. */
  intersect(isIntersecting: (target: Element) => boolean): void {
    const entries = [...this.targets].map((target) => ({
      isIntersecting: isIntersecting(target),
      target,
    }));
    this.callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

/** Replaces IntersectionObserver before each test. */
export function mockIntersectionObserver(): void {
  beforeEach(() => {
    MockIntersectionObserver.all = [];
    Object.assign(window, { IntersectionObserver: MockIntersectionObserver });
  });
}

/** Returns the observer that was created last. */
export function getObserver(): MockIntersectionObserver {
  const last = MockIntersectionObserver.all.at(-1);
  if (!last) {
    throw new Error('Expected the code to create an IntersectionObserver, found none.');
  }
  return last;
}
