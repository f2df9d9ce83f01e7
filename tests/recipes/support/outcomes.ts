import type { Outcome, Row } from './weather';

const STATUSES = [409, 422, 500] as const;

/** The outcomes of failed requests. All but 401 have a message with the status, unless `says` contains another one. */
export const failures = (outcome: Outcome, offline = 'The server can’t be reached.'): Row[] => [
  ...STATUSES.map((status): Row => [status, { says: `with the status ${status}`, ...outcome }]),
  ['offline', { says: offline, ...outcome }],
];

/** The outcomes of a form that sends one change, stays open if it fails, and leads to a page if it succeeds. */
export const saving = (change: string, form: string, list: string, offline?: string): Row[] => [
  ['calm', { changes: [change], at: list }],
  ['slow', { changes: [change], at: list }],
  ['double click', { changes: [change], at: list }],
  ...failures({ changes: [], keeps: true, at: form }, offline),
  ['another user', { hides: /of ana/ }],
];
