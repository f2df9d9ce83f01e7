type Listen = Parameters<EventTarget['addEventListener']>;

/**
 * Removes listeners and observers after each test. The inline script never removes its own, but all tests in a file
 * share one page. An error in a listener has no caller that could catch it, so it fails the test.
 */
export function keepPageClean(): void {
  const targets: EventTarget[] = [window, document];
  const added: [EventTarget, ...Listen][] = [];
  const observers: MutationObserver[] = [];
  const errors: unknown[] = [];

  beforeEach(() => {
    for (const target of targets) {
      const listen = target.addEventListener.bind(target);
      jest.spyOn(target, 'addEventListener').mockImplementation((...args: Listen) => {
        added.push([target, ...args]);
        listen(...args);
      });
    }
    const { observe } = MutationObserver.prototype;
    jest.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (
      this: MutationObserver,
      ...args
    ) {
      observers.push(this);
      observe.apply(this, args);
    });
    window.addEventListener('error', (event) => {
      event.preventDefault();
      errors.push(event.error);
    });
  });

  afterEach(() => {
    for (const [target, type, listener, options] of added.splice(0)) {
      target.removeEventListener(type, listener, options);
    }
    observers.splice(0).forEach((observer) => observer.disconnect());
    jest.restoreAllMocks();
    expect(errors.splice(0)).toEqual([]);
  });
}
