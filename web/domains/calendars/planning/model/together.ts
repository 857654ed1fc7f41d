import { type Appointment, recordIdOf } from './appointment.ts';

/** An appointment of several artists: the bar that shows it once, and each artist's own appointment. */
export type Shared = { item: Appointment; members: readonly Appointment[] };

/**
 * Draws once what several artists share, for views without a row per artist. Legs of a journey differ in their start.
 * Example: a show of three artists is one block of the week, not three narrow ones.
 */
export function together(items: readonly Appointment[]): ReadonlyMap<string, Shared> {
  const first = new Map<string, Appointment>();
  const members = new Map<string, Appointment[]>();
  for (const item of items) {
    const key = `${recordIdOf(item.id)} ${item.start}`;
    const { id } = first.get(key) ?? item;
    if (!first.has(key)) first.set(key, item);
    members.set(id, [...(members.get(id) ?? []), item]);
  }
  return new Map([...first.values()].map((item) => [item.id, { item, members: members.get(item.id) ?? [item] }]));
}

/** Finds the shared appointments in conflict: those that are in conflict for at least one artist. */
export const clashingOf = (shared: ReadonlyMap<string, Shared>, ids: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...shared].flatMap(([id, { members }]) => (members.some((member) => ids.has(member.id)) ? [id] : [])));
