/**
 * Remembers the answers of a write. When a longer work fails and the user tries again, the parts that were answered are
 * not sent again.
 */
export function answeredOnce<I, O>(send: (input: I) => Promise<O>): (input: I) => Promise<O> {
  const answers = new Map<string, Promise<O>>();
  return (input) => {
    const key = JSON.stringify(input);
    const answer = answers.get(key) ?? send(input);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
