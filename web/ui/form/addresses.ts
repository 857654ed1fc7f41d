/** Addresses of a field: parted by commas, semicolons or spaces, each once. */
export const addressesIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** The field with one more address, or without it. */
export function toggled(text: string, address: string): string {
  const all = addressesIn(text);
  return (all.includes(address) ? all.filter((one) => one !== address) : [...all, address]).join(', ');
}
