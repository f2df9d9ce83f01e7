import { readTrace, type TraceEvent } from '../../lib/trace';

const FRAME = { frame: 'page' };
const PAGE = { pid: 1, tid: 1, args: FRAME };
const STACK = { beginData: { stackTrace: [{ functionName: 'measure', url: 'starter.js' }] } };

const at = (ts: number, event: Partial<TraceEvent> & { name: string }): TraceEvent => ({
  ...PAGE,
  ts,
  ...event,
});
const layout = (ts: number, dur: number, where: Partial<TraceEvent> = {}) =>
  at(ts, { name: 'Layout', ph: 'X', dur, ...where });

const START = at(1000, { name: 'navigationStart' });
const PAINT = at(9000, { name: 'firstContentfulPaint' });

describe('readTrace', () => {
  it('adds what the page does between navigation and paint, as far as it lies between them', () => {
    const events = [layout(0, 500), layout(3000, 2000), layout(8000, 5000), layout(9500, 100)];
    expect(readTrace([START, PAINT, ...events]).workMs).toBe(2 + 1);
  });

  it('counts once what is a part of something else', () => {
    const parse = at(3000, { name: 'ParseHTML', ph: 'X', dur: 4000 });
    expect(readTrace([START, PAINT, parse, layout(4000, 1000), layout(6500, 1000)]).workMs).toBe(
      4.5,
    );
  });

  it('leaves out what the browser does for any page', () => {
    const task = at(3000, { name: 'RunTask', ph: 'X', dur: 2000 });
    expect(readTrace([START, PAINT, task]).workMs).toBe(0);
  });

  it('leaves out other threads and other processes', () => {
    const events = [layout(3000, 2000, { tid: 2 }), layout(3000, 2000, { pid: 2 })];
    expect(readTrace([START, PAINT, ...events]).workMs).toBe(0);
  });

  it("begins with the page's last navigation before the paint, not with that of a frame in it", () => {
    const blank = at(10, { name: 'navigationStart' });
    const inside = at(5000, { name: 'navigationStart', args: { frame: 'demo' } });
    expect(
      readTrace([blank, START, inside, PAINT, layout(20, 500), layout(3000, 1000)]).workMs,
    ).toBe(1);
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
    expect(readTrace([PAINT, layout(3000, 1000), START]).workMs).toBe(1);
  });

  it('ends where nothing was painted', () => {
    expect(() => readTrace([START])).toThrow('first contentful paint');
  });
});
