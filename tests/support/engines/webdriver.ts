/** The keys of the W3C WebDriver specification that are no characters. */
const SPECIAL_KEYS: Record<string, string> = {
  Control: '\uE009',
  Meta: '\uE03D',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

const toKey = (key: string): string => SPECIAL_KEYS[key] ?? key;

interface Answer {
  value: unknown;
}

/** The little of a W3C WebDriver client that the journeys need, over fetch. */
export class WebDriverSession {
  private constructor(
    private readonly url: string,
    readonly version: string,
  ) {}

  /**
   * @param driver the driver's address
   * @param capabilities what the session must be
   */
  static async open(driver: string, capabilities: object): Promise<WebDriverSession> {
    const value = (await WebDriverSession.send('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    return new WebDriverSession(
      `${driver}/session/${value.sessionId}`,
      value.capabilities.browserVersion,
    );
  }

  private static async send(method: string, url: string, body?: object): Promise<unknown> {
    const response = await fetch(url, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`WebDriver: ${error}: ${message}`);
    }
    return value;
  }

  async goto(url: string): Promise<void> {
    await WebDriverSession.send('POST', `${this.url}/url`, { url });
  }

  async evaluate<T>(expression: string): Promise<T> {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value: value === undefined ? null : value }),
        (error) => done({ error: String(error) }));`;
    const result = (await WebDriverSession.send('POST', `${this.url}/execute/async`, {
      script,
      args: [],
    })) as { value: T; error?: string };
    if (result.error) {
      throw new Error(result.error);
    }
    return result.value;
  }

  async resize(width: number, height: number): Promise<void> {
    await WebDriverSession.send('POST', `${this.url}/window/rect`, { width, height });
  }

  async click(x: number, y: number): Promise<void> {
    await this.perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', origin: 'viewport', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  /** Presses the keys in order and releases them in reverse. */
  async press(keys: string[]): Promise<void> {
    const values = keys.map(toKey);
    await this.perform({
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.reverse().map((value) => ({ type: 'keyUp', value })),
      ],
    });
  }

  async type(text: string): Promise<void> {
    for (const character of text) {
      await this.press([character]);
    }
  }

  async close(): Promise<void> {
    await WebDriverSession.send('DELETE', this.url);
  }

  private async perform(source: object): Promise<void> {
    await WebDriverSession.send('POST', `${this.url}/actions`, { actions: [source] });
  }
}
