import { createHash } from 'node:crypto';
import { linesOf, withNews } from '#shared/domains/calendars/itinerary/rules.ts';
import type { Itinerary } from '#shared/domains/calendars/itinerary/schemas.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';

/** Enough to tell the lines of one itinerary apart. */
const MARK_CHARS = 12;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const markOf = (line: string): string => hashOf(line).slice(0, MARK_CHARS);

export const marksOf = (itinerary: Itinerary): string[] => linesOf(itinerary).map(markOf);
/** Equal for itineraries that say the same. */
export const versionOf = (marks: readonly string[]): string => hashOf(marks.join());

/** Marks the lines that differ from those a reader knows. */
export function newsFor(itinerary: Itinerary, known: Link['told']): Itinerary {
  const lines = new Set(known?.lines);
  return withNews(itinerary, (line) => !lines.has(markOf(line)));
}

/** Compares the itinerary with the version that its reader has confirmed. */
export function comparedWith(itinerary: Itinerary, seen: Link['seen']) {
  const marks = marksOf(itinerary);
  const version = versionOf(marks);
  if (!seen) return { itinerary, version, isChanged: false };
  const isChanged = versionOf(seen.lines) !== version;
  return { itinerary: newsFor(itinerary, seen), version, isChanged, seenAt: seen.at };
}
