import { readTrace, type TraceEvent } from '../../../scripts/lib/trace';

const PAGE = { pid: 1, tid: 1, args: {} };
const STACK = { beginData: { stackTrace: [{ functionName: 'measure', url: 'starter.js' }] } };

const at = (ts: number, event: Partial<TraceEvent> & { name: string }): TraceEvent => ({
  ...PAGE,
  ts,
  ...event,
});
const task = (ts: number, dur: number, where: Partial<TraceEvent> = {}) =>
  at(ts, { name: 'RunTask', ph: 'X', dur, ...where });

const START = at(1000, { name: 'navigationStart' });
const PAINT = at(9000, { name: 'firstContentfulPaint' });

describe('readTrace', () => {
  it('adds the tasks between navigation and paint, as far as they lie between them', () => {
    const events = [
      task(0, 500),
      task(500, 1500),
      task(3000, 2000),
      task(8000, 5000),
      task(9500, 100),
    ];
    expect(readTrace([START, PAINT, ...events]).busyMs).toBe(1 + 2 + 1);
  });

  it('leaves out other threads and other processes', () => {
    const events = [task(3000, 2000, { tid: 2 }), task(3000, 2000, { pid: 2 })];
    expect(readTrace([START, PAINT, ...events]).busyMs).toBe(0);
  });

  it('begins with the last navigation before the paint', () => {
    const blank = at(10, { name: 'navigationStart' });
    expect(readTrace([blank, START, PAINT, task(20, 500)]).busyMs).toBe(0);
  });

  it('tells which code forces a layout or a calculation of styles', () => {
    const events = [
      at(2000, { name: 'Layout', args: STACK }),
      at(3000, { name: 'UpdateLayoutTree', args: STACK }),
      // The browser's own, and one after the paint.
      at(4000, { name: 'Layout', args: { beginData: {} } }),
      at(9500, { name: 'Layout', args: STACK }),
    ];
    expect(readTrace([START, PAINT, ...events]).forced).toEqual([
      'Layout by {"functionName":"measure","url":"starter.js"}',
      'UpdateLayoutTree by {"functionName":"measure","url":"starter.js"}',
    ]);
  });

  it('reads events in the order in which they come, as those of several threads do not', () => {
    expect(readTrace([PAINT, task(3000, 1000), START]).busyMs).toBe(1);
  });

  it('ends where nothing was painted', () => {
    expect(() => readTrace([START])).toThrow('first contentful paint');
  });
});
