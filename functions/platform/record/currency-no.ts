/** `EUR` -> a number: three letters in base 26. */
export const currencyNo = (code: string): number =>
  [...code].reduce((value, letter) => value * 26 + letter.charCodeAt(0) - 64, 0);
export function currencyOf(no: number): string {
  let code = '';
  for (let rest = no; rest > 0; rest = Math.floor((rest - 1) / 26))
    code = String.fromCharCode(((rest - 1) % 26) + 65) + code;
  return code;
}
