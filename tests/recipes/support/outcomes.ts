import type { Outcome, Row } from './weather';

/**
 * The outcomes of failed requests. Status 500 represents all but 401, because samples don't distinguish the others. Its
 * message contains the status, unless `says` contains another one.
 */
export const failures = (outcome: Outcome, offline = 'The server can’t be reached.'): Row[] => [
  [500, { says: 'with the status 500', ...outcome }],
  ['offline', { says: offline, ...outcome }],
];

/** The outcomes of a form that sends one change, stays open if it fails, and leads to a page if it succeeds. */
export const saving = (change: string, form: string, list: string, offline?: string): Row[] => [
  ['calm', { changes: [change], at: list }],
  ['double click', { changes: [change], at: list }],
  ...failures({ changes: [], keeps: true, at: form }, offline),
  ['another user', { hides: /of ana/ }],
];
