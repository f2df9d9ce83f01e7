/** @jest-environment jsdom */
import { draw, drawOnce } from '../chance';

const chance = jest.spyOn(Math, 'random');

beforeEach(() => chance.mockReset());
afterEach(() => sessionStorage.clear());
afterAll(() => jest.restoreAllMocks());

describe('draw', () => {
  test.each([
    [0, 0, false],
    [0.2, 0, true],
    [0.2, 0.1999, true],
    [0.2, 0.2, false],
    [0.2, 0.9999, false],
    [1, 0.9999, true],
  ])('share %d, chance %d → %s', (share, given, expected) => {
    chance.mockReturnValue(given);
    expect(draw(share)).toBe(expected);
  });
});

describe('drawOnce', () => {
  test.each([
    ['yes', 0.1, true],
    ['no', 0.9, false],
  ])('keeps a %s for the visit', (_, given, expected) => {
    chance.mockReturnValueOnce(given).mockReturnValue(1 - given);
    expect(drawOnce('thing', 0.2)).toBe(expected);
    expect(drawOnce('thing', 0.2)).toBe(expected);
    expect(chance).toHaveBeenCalledTimes(1);
  });

  test('draws again where something else is stored', () => {
    sessionStorage.setItem('companion:thing', 'maybe');
    chance.mockReturnValue(0.1);
    expect(drawOnce('thing', 0.2)).toBe(true);
    expect(sessionStorage.getItem('companion:thing')).toBe('1');
  });

  test('keeps draws of different names apart', () => {
    chance.mockReturnValue(0);
    drawOnce('one', 1);
    expect(drawOnce('two', 0)).toBe(false);
  });

  const deny = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  test.each<[string, () => Pick<Storage, 'getItem' | 'setItem'>]>([
    ['reaching the storage throws', deny],
    ['reading and writing throw', () => ({ getItem: deny, setItem: deny })],
    ['writing throws', () => ({ getItem: () => null, setItem: deny })],
  ])('draws without memory where %s', (_, storage) => {
    const reach = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage as never);
    chance.mockReturnValueOnce(0.1).mockReturnValueOnce(0.9);
    expect(drawOnce('thing', 0.2)).toBe(true);
    expect(drawOnce('thing', 0.2)).toBe(false);
    reach.mockRestore();
  });
});
