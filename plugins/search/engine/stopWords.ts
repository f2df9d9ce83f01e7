/**
 * Words too common to tell pages apart: neither indexed nor looked up. "use", "not" and "no" are not
 * among them: they name things.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after an and are as at be been but by can could did do does few for from get had has have how i ' +
    'if in into is it its like me must my of on or s same so some such than that the their them ' +
    'then there these they this those to was we were what when where which while who will ' +
    'with would you your'
  ).split(' '),
);

/** What every block of code has. */
export const CODE_WORDS: ReadonlySet<string> = new Set(
  (
    'async await className const default div else export false from function import interface let ' +
    'new null number return span string true type typeof undefined void yield'
  ).split(' '),
);
