import { summarizeTrace, type TraceEvent } from '../trace';

const STACK = { beginData: { stackTrace: [{ functionName: 'measure', url: 'app.js' }] } };

const createEvent = (ts: number, name: string, event: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ pid: 1, tid: 1, args: { frame: 'page' } },
  ...event,
  name,
  ts,
});
const createLayoutEvent = (ts: number, dur: number, event: Partial<TraceEvent> = {}) =>
  createEvent(ts, 'Layout', { ph: 'X', dur, ...event });

const START_EVENT = createEvent(1000, 'navigationStart');
const PAINT_EVENT = createEvent(9000, 'firstContentfulPaint');
const PARSE_EVENT = createEvent(3000, 'ParseHTML', { dur: 4000 });
const DEMO_EVENT = createEvent(5000, 'navigationStart', { args: { frame: 'demo' } });

describe('summarizeTrace', () => {
  it.each<[string, number, TraceEvent[]]>([
    [
      'only work between the navigation and the paint',
      3,
      [createLayoutEvent(0, 500), createLayoutEvent(3000, 2000), createLayoutEvent(8000, 5000)],
    ],
    [
      'nested events once',
      4.5,
      [PARSE_EVENT, createLayoutEvent(4000, 1000), createLayoutEvent(6500, 1000)],
    ],
    ['no work that isn’t part of the page', 0, [createEvent(3000, 'RunTask', { dur: 2000 })]],
    [
      'no work of other threads',
      0,
      [createLayoutEvent(3000, 2000, { tid: 2 }), createLayoutEvent(3000, 2000, { pid: 2 })],
    ],
    [
      'only work after the page’s last navigation',
      1,
      [createEvent(10, 'navigationStart'), DEMO_EVENT, createLayoutEvent(3000, 1000)],
    ],
  ])('counts %s', (_, workMs, events) => {
    // The events of different threads aren't in order.
    expect(summarizeTrace([PAINT_EVENT, ...events, START_EVENT]).workMs).toBe(workMs);
  });

  it('returns the code that forces layouts or style recalculations before the first paint', () => {
    const events = [
      createEvent(2000, 'Layout', { args: STACK }),
      createEvent(3000, 'UpdateLayoutTree', { args: STACK }),
      createEvent(4000, 'Layout', { args: { beginData: {} } }),
      createEvent(9500, 'Layout', { args: STACK }),
    ];
    expect(summarizeTrace([START_EVENT, PAINT_EVENT, ...events]).forced).toEqual([
      'Layout by {"functionName":"measure","url":"app.js"}',
      'UpdateLayoutTree by {"functionName":"measure","url":"app.js"}',
    ]);
  });

  it('throws an error if the trace contains no paint', () => {
    expect(() => summarizeTrace([START_EVENT])).toThrow('first contentful paint');
  });
});
