import { type Ability, defineRecord, type RecordKind } from '#shared/kernel/record/record-kind.ts';

interface JourneyKind extends Pick<RecordKind, 'code' | 'name' | 'viewNo' | 'laterRights'> {
  /** The place of its list in the navigation. */
  readonly place: number;
}

/** Defines a kind of journey or stay, with its abilities besides those of all. Every kind has the same rights. */
export const journeyRecord = <const K extends JourneyKind, const A extends readonly Ability[]>(
  { place, ...kind }: K,
  ...also: A
) =>
  defineRecord({
    ...kind,
    can: ['attachments', 'tags', 'batch', 'word', 'excel', 'calendar', 'travel', ...also],
    rights: ['read', 'create', 'update', 'delete'],
    outside: { artist: ['read'] },
    nav: { group: 'road', place, roles: ['artist'] },
    stack: 'travel',
  });
