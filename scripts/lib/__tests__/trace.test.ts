import { summarizeTrace, type TraceEvent } from '../trace';

const STACK = { beginData: { stackTrace: [{ functionName: 'measure', url: 'app.js' }] } };

const at = (ts: number, name: string, event: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ pid: 1, tid: 1, args: { frame: 'page' } },
  ...event,
  name,
  ts,
});
const layout = (ts: number, dur: number, event: Partial<TraceEvent> = {}) =>
  at(ts, 'Layout', { ph: 'X', dur, ...event });

const START = at(1000, 'navigationStart');
const PAINT = at(9000, 'firstContentfulPaint');
const PARSE = at(3000, 'ParseHTML', { dur: 4000 });
const DEMO = at(5000, 'navigationStart', { args: { frame: 'demo' } });

describe('summarizeTrace', () => {
  it.each<[string, number, TraceEvent[]]>([
    [
      'work between the navigation and the paint',
      3,
      [layout(0, 500), layout(3000, 2000), layout(8000, 5000)],
    ],
    ['nested events once', 4.5, [PARSE, layout(4000, 1000), layout(6500, 1000)]],
    ['no work of the browser itself', 0, [at(3000, 'RunTask', { dur: 2000 })]],
    ['no other threads', 0, [layout(3000, 2000, { tid: 2 }), layout(3000, 2000, { pid: 2 })]],
    [
      'only work after the page’s last navigation',
      1,
      [at(10, 'navigationStart'), DEMO, layout(3000, 1000)],
    ],
  ])('counts %s', (_, workMs, events) => {
    // The events of different threads aren't in order.
    expect(summarizeTrace([PAINT, ...events, START]).workMs).toBe(workMs);
  });

  it('returns the code that forces a layout or a style recalculation before the first paint', () => {
    const events = [
      at(2000, 'Layout', { args: STACK }),
      at(3000, 'UpdateLayoutTree', { args: STACK }),
      at(4000, 'Layout', { args: { beginData: {} } }),
      at(9500, 'Layout', { args: STACK }),
    ];
    expect(summarizeTrace([START, PAINT, ...events]).forced).toEqual([
      'Layout by {"functionName":"measure","url":"app.js"}',
      'UpdateLayoutTree by {"functionName":"measure","url":"app.js"}',
    ]);
  });

  it('throws an error if the trace contains no paint', () => {
    expect(() => summarizeTrace([START])).toThrow('first contentful paint');
  });
});
