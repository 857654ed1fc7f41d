/** The name and the message of an error, cut to so many characters. */
export const errorText = (e: unknown, maxChars: number): string =>
  (e instanceof Error ? `${e.name}: ${e.message}` : String(e)).slice(0, maxChars);
