/** `Ann Example +2`: a name as one types it at a door, with who comes along. */
const TYPED = /^(.*\S)\s*\+\s*(\d{1,2})$/;

export function quickGuest(typed: string): { readonly name: string; readonly plusOnes: number } {
  const [, name = typed.trim(), plusOnes = '0'] = TYPED.exec(typed.trim()) ?? [];
  return { name, plusOnes: Number(plusOnes) };
}
