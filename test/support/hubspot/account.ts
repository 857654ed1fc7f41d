export type HubSpotKind = 'companies' | 'contacts';
export interface HubSpotRecord {
  readonly id: string;
  properties: Record<string, string>;
  updatedAt: string;
  archived: boolean;
}
/** An answer instead of the usual one. */
export type Answer = readonly [status: number, body: string, headers?: Record<string, string>];

const empty = () => ({
  portalId: 4_711,
  companies: [] as HubSpotRecord[],
  contacts: [] as HubSpotRecord[],
  /** The companies of each contact, the primary one first. */
  joined: new Map<string, string[]>(),
  asked: [] as string[],
  /** Answers to the next calls to an address that contains the text. */
  next: [] as { readonly on: string; readonly answer: Answer; skip: number }[],
});

/** The records of one account at HubSpot. Its clock goes on by a second with each change. */
export function hubspotAccount() {
  const state = { ...empty(), clock: Date.parse('2026-01-01T00:00:00Z'), made: 1_000 };
  const tick = () => {
    state.clock += 1_000;
    return new Date(state.clock).toISOString();
  };
  const add = (kind: HubSpotKind, properties: Record<string, string>, at = tick()): HubSpotRecord => {
    const record = { id: String(++state.made), properties, updatedAt: at, archived: false };
    state[kind].push(record);
    return record;
  };
  const change = (record: HubSpotRecord, properties: Record<string, string>) => {
    record.properties = { ...record.properties, ...properties };
    record.updatedAt = tick();
  };
  /** Lets calls to an address fail: so many, after so many that do not. */
  const fail = (on: string, status: number, times = 3, skip = 0) => {
    const answer: Answer = [status, '{"status":"error","category":"RATE_LIMITS"}', { 'retry-after': '0' }];
    state.next.push(...Array.from({ length: times }, (_, i) => ({ on, answer, skip: i === 0 ? skip : 0 })));
  };
  const reset = () => void Object.assign(state, empty());
  return { state, add, change, fail, reset, tick };
}
export type HubSpotAccount = ReturnType<typeof hubspotAccount>;
