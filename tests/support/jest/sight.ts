/** Stands for the observers that jsdom has none of: a test says what can be seen. */
export class Sight {
  static all: Sight[] = [];
  readonly watched = new Set<Element>();

  constructor(
    private readonly tell: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {},
  ) {
    Sight.all.push(this);
  }

  observe(target: Element): void {
    this.watched.add(target);
  }

  unobserve(target: Element): void {
    this.watched.delete(target);
  }

  disconnect(): void {
    this.watched.clear();
  }

  /** Tells of all that is watched whether it can be seen. */
  see(isSeen: (target: Element) => boolean): void {
    const entries = [...this.watched].map((target) => ({ isIntersecting: isSeen(target), target }));
    this.tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

/** For each test: what its page observes, it observes with {@link Sight}. */
export function watchSight(): void {
  beforeEach(() => {
    Sight.all = [];
    Object.assign(window, { IntersectionObserver: Sight });
  });
}

/** The observer that came last. */
export function sight(): Sight {
  const last = Sight.all.at(-1);
  if (!last) {
    throw new Error('Expected something to be observed.');
  }
  return last;
}
