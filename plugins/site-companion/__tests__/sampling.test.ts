/** @jest-environment jsdom */
import { sample, sampleOncePerSession } from '../sampling';

const random = jest.spyOn(Math, 'random');

beforeEach(() => random.mockReset());
afterEach(() => sessionStorage.clear());
afterAll(() => jest.restoreAllMocks());

it.each([
  [0, 0, false],
  [0.2, 0.1999, true],
  [0.2, 0.2, false],
  [1, 0.9999, true],
])('samples with a probability of %d: random number %d → %s', (share, value, expected) => {
  random.mockReturnValue(value);
  expect(sample(share)).toBe(expected);
});

describe('sampleOncePerSession', () => {
  it.each([
    [0.1, true],
    [0.9, false],
  ])(
    'returns the same result for the rest of the visit: first random number %d → %s',
    (value, expected) => {
      random.mockReturnValueOnce(value).mockReturnValue(1 - value);
      expect(sampleOncePerSession('thing', 0.2)).toBe(expected);
      expect(sampleOncePerSession('thing', 0.2)).toBe(expected);
      expect(sampleOncePerSession('other', 0.2)).toBe(!expected);
    },
  );

  it('samples again if the stored value is invalid', () => {
    sessionStorage.setItem('companion:thing', 'maybe');
    random.mockReturnValue(0.1);
    expect(sampleOncePerSession('thing', 0.2)).toBe(true);
    expect(sessionStorage.getItem('companion:thing')).toBe('1');
  });

  const deny = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it.each<[string, () => unknown]>([
    ['session storage is blocked', deny],
    ['session storage is full', () => ({ getItem: () => null, setItem: deny })],
  ])('samples on each call if %s', (_state, getStorage) => {
    const spy = jest
      .spyOn(window, 'sessionStorage', 'get')
      .mockImplementation(getStorage as () => Storage);
    random.mockReturnValueOnce(0.1).mockReturnValueOnce(0.9);
    expect(sampleOncePerSession('thing', 0.2)).toBe(true);
    expect(sampleOncePerSession('thing', 0.2)).toBe(false);
    spy.mockRestore();
  });
});
