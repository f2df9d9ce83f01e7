/**
 * A function that is asked once for each thing and remembers what it said, for as long as the page or
 * the process lives. What fails is forgotten: after a promise that is rejected, the next call asks again.
 *
 * @param ask gives the answer, or a promise of it
 */
export function remembered<Key, Answer extends object | string>(
  ask: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) {
      return known;
    }
    const answer = ask(key);
    answers.set(key, answer);
    if (answer instanceof Promise) {
      answer.catch(() => answers.delete(key));
    }
    return answer;
  };
}
