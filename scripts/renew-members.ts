import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import { fullName } from '#shared/domains/relations/contact/rules.ts';
import { ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';

/** Characters of a first or last name. */
const NAME_MAX = 50;

/** `Ana Maria Costa`: the last word is the last name. */
function nameParts(name: string) {
  const at = name.lastIndexOf(' ');
  const [firstName, lastName] = [name.slice(0, Math.max(0, at)), name.slice(at + 1)];
  return { firstName: firstName.slice(0, NAME_MAX).trim(), lastName: lastName.slice(0, NAME_MAX) };
}

/** The contacts of an agency by name; a name that two of them share leads to none. */
async function contactsByName(tenantId: string): Promise<Map<string, Id | undefined>> {
  const known = new Map<string, Id | undefined>();
  for await (const contact of everyRecord(contactStore, tenantId)) {
    if (contact.deletedAt) continue;
    const name = fold(contact.fullName);
    known.set(name, known.has(name) ? undefined : contact.id);
  }
  return known;
}

/** Members of artists who were only a name become contacts: the one of that name, else a new one. */
export async function renewMembers(tenantId: string, now = new Date()): Promise<void> {
  const ctx = { tenantId, now, actor: { userId: 'backline', name: 'Backline' } };
  const known = await contactsByName(tenantId);
  const contactOf = async (name: string): Promise<Id> => {
    const there = known.get(fold(name));
    if (there) return there;
    const parts = ContactInput.parse(nameParts(name));
    const { id } = await contactStore.create(ctx, { ...parts, positions: [], fullName: fullName(parts) });
    known.set(fold(name), id);
    return id;
  };
  for await (const artist of everyRecord(artistStore, tenantId)) {
    if (artist.deletedAt || !artist.members?.some(({ contactId }) => !contactId)) continue;
    const members = [];
    for (const member of artist.members)
      members.push(member.contactId ? member : { ...member, contactId: await contactOf(member.name) });
    await artistStore.update(ctx, artist, { ...artist, members });
  }
}
