/** What a reader acts on. A link leads on by itself, unless it says that it opens something here. */
const INTERACTIVE = 'button,input,select,textarea,summary,label,[aria-haspopup]';

/** A key that writes something, or is part of a command; those that go through a page are reading. */
const COMMAND = /^\S$/;

/** Tells whether an event shows intent: a key that says something, or whatever happens at a control. */
export function isIntent(event: Event): boolean {
  const { target, key = '' } = event as Partial<KeyboardEvent>;
  return COMMAND.test(key) || (target instanceof Element && target.closest(INTERACTIVE) !== null);
}
