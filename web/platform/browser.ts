/** The browsers in the order of checking, the first match wins: Edge calls itself Chrome too, and Chrome Safari. */
const FAMILIES = [
  ['edge', 'Edge', /Edg(e|A|iOS)?\//],
  ['opera', 'Opera', /OPR\/|Opera/],
  ['firefox', 'Firefox', /Firefox\/|FxiOS\//],
  ['chrome', 'Chrome', /Chrome\/|CriOS\//],
  ['safari', 'Safari', /Safari\//],
] as const;
/** An iPhone names a Mac too, and Android names Linux. */
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Mac', /Mac/],
  ['Windows', /Windows/],
  ['Linux', /Linux|CrOS/],
] as const;

const familyOf = (agent: string) => FAMILIES.find(([, , sign]) => sign.test(agent));
export const browserOf = (agent: string) => familyOf(agent)?.[0] ?? 'other';

/** Names a device to its user by proper names, which every language shares: `Chrome, Windows`. */
export function deviceLabel(agent: string): string {
  const system = SYSTEMS.find(([, sign]) => sign.test(agent))?.[0];
  return [familyOf(agent)?.[1], system].filter(Boolean).join(', ') || 'Browser';
}
