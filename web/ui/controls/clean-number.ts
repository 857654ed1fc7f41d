/** Keeps digits and, of the signs allowed, the first that comes; without signs digits alone (spec section 5). */
export function cleanNumber(text: string, signs: readonly string[] = []): string {
  let seen = false;
  return [...text]
    .filter((c) => {
      if (/\d/.test(c)) return true;
      if (seen || !signs.includes(c)) return false;
      seen = true;
      return true;
    })
    .join('');
}
